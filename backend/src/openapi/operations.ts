import type { OpenAPIObject } from '@nestjs/swagger';

// The document's own types, by way of the one that the package exports.
type PathItem = OpenAPIObject['paths'][string];
export type Operation = NonNullable<PathItem['get']>;
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type Reference = Extract<Schema, { $ref: string }>;
export type Schemas = Readonly<Record<string, Schema>>;

/** One operation of the document, with where it stands and the schemas that it refers to. */
export interface PlacedOperation {
  method: string;
  path: string;
  operation: Operation;
  schemas: Schemas;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** All operations of the document. */
export function operationsOf(document: OpenAPIObject): PlacedOperation[] {
  const schemas = document.components?.schemas ?? {};
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation, schemas }] : [];
    }),
  );
}

const isReference = (schema: Schema): schema is Reference => '$ref' in schema;

/** Whether an object, or one of a list inside of it, has this property, by the schemas that it is made of. */
export function namesProperty(name: string, schema: Schema | undefined, schemas: Schemas): boolean {
  if (schema === undefined) return false;
  if (isReference(schema)) return namesProperty(name, schemas[schema.$ref.split('/').at(-1) ?? ''], schemas);
  const { properties = {}, allOf = [] } = schema;
  if (name in properties) return true;
  const items = Object.values(properties).map((property) =>
    'items' in property ? property.items : undefined,
  );
  return [...allOf, ...items].some((part) => namesProperty(name, part, schemas));
}
