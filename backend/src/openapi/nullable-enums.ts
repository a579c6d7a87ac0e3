import type { OpenAPIObject } from '@nestjs/swagger';

/**
 * OpenAPI 3.0 lets a value be null where `nullable` is set and a list of values, if there is one, holds null too.
 * Generators that read it to the letter would refuse null otherwise.
 */
export function allowNullInEnums(document: OpenAPIObject): void {
  visit(document.components?.schemas);
}

interface Enumerated {
  nullable?: boolean;
  enum?: unknown[];
}

function visit(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { nullable, enum: values } = value as Enumerated;
  if (nullable === true && Array.isArray(values) && !values.includes(null)) values.push(null);
  Object.values(value).forEach(visit);
}
