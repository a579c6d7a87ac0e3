import { figure, FIGURES, type FigureName } from '@forja/figures';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from './operations.js';
import { PROPERTY_WORDS } from './property-words.js';

/**
 * Describes every property that its declaration does not: a figure by its unit, another business field by its word.
 * @throws Error that names the properties for which there is neither
 */
export function describeProperties(document: OpenAPIObject): void {
  const missing: string[] = [];
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if ('$ref' in schema || !schema.properties) continue;
    for (const [property, declared] of Object.entries(schema.properties)) {
      if (!('$ref' in declared) && declared.description !== undefined) continue;
      const description = descriptionOf(property, declared);
      if (description === undefined) missing.push(`${name}.${property}`);
      else schema.properties[property] = described(declared, description);
    }
  }
  if (missing.length > 0)
    throw new Error(`Without a description in the API's document: ${missing.join(', ')}`);
}

function descriptionOf(property: string, schema: Schema): string | undefined {
  if (property in FIGURES && isNumber(schema)) return figure(property as FigureName).unit;
  return PROPERTY_WORDS[property];
}

const isNumber = (schema: Schema) =>
  !('$ref' in schema) && (schema.type === 'number' || schema.type === 'integer');

/** In OpenAPI 3.0 nothing counts beside a reference, so that it is wrapped. */
const described = (schema: Schema, description: string): Schema =>
  '$ref' in schema ? { allOf: [schema], description } : { ...schema, description };
