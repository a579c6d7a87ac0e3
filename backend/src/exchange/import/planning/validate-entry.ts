import type { Type } from '@nestjs/common';
import { Invalid, type FieldErrors } from '../../../platform/errors/app-errors.js';
import { validationPipe } from '../../../platform/http/validation.js';

type Body = Record<string, unknown>;

/** Checks a body as the catalogue's own calls do: the body as it would be stored, or what is wrong with its fields. */
export type EntryCheck = (body: Body) => Promise<{ body: Body } | { errors: FieldErrors }>;

export function checkOf(input: Type<object>): EntryCheck {
  const pipe = validationPipe(input);
  return async (body) => {
    try {
      return { body: (await pipe.transform(body, { type: 'body' })) as Body };
    } catch (error) {
      if (error instanceof Invalid && error.errors) return { errors: error.errors };
      throw error;
    }
  };
}
