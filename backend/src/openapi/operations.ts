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

/** The names of an object's properties, those of the schemas that it is made of included. */
export function propertyNames(schema: Schema | undefined, schemas: Schemas): string[] {
  if (schema === undefined) return [];
  if (isReference(schema)) return propertyNames(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas);
  const parts = (schema.allOf ?? []).flatMap((part) => propertyNames(part, schemas));
  return [...Object.keys(schema.properties ?? {}), ...parts];
}
