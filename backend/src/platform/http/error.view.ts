import { optional, property, shape, text } from '../shape.js';
import type { FieldErrors } from '../errors/app-errors.js';

/** The answer to every refused or failed request. */
export class ErrorView extends shape({
  message: text('What is wrong, for the user to read, in Brazilian Portuguese'),
  errors: optional(
    property<FieldErrors>({
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      description: 'Of a 422: field → what is wrong with it',
    }),
  ),
}) {}
