import { ValidationPipe, type Type, type ValidationError } from '@nestjs/common';
import { Invalid, type FieldErrors } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';

/**
 * Checks bodies against their DTO: unknown fields are left out, wrong ones are all answered at once, each with one
 * text, as `{ field: [text] }`; fields of nested objects are named by their path (`part.width`, `processes.0.time`).
 */
export function validationPipe(expectedType?: Type<unknown>): ValidationPipe {
  return new ValidationPipe({
    expectedType,
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    transformOptions: { exposeUnsetFields: false },
    exceptionFactory: (wrong) => invalid(wrong),
  });
}

/** The pipe for a body whose class is not in the method's signature (generic controllers). */
export const bodyOf = (type: Type<unknown>): ValidationPipe => validationPipe(type);

/** For what a request holds where no pipe looks: by the rules of a body, or @throws Invalid. */
export function bodyChecker<T extends object>(type: Type<T>): (value: unknown) => Promise<T> {
  const pipe = validationPipe(type);
  return async (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new Invalid(messages.validation.notObject);
    return (await pipe.transform(value, { type: 'body' })) as T;
  };
}

function invalid(wrong: ValidationError[]): Invalid {
  const errors = fieldErrors(wrong);
  const [first] = Object.values(errors);
  const only = Object.keys(errors).length === 1 ? first?.[0] : undefined;
  return new Invalid(only ?? messages.validation.failed, errors);
}

function fieldErrors(wrong: ValidationError[], path = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const { property, constraints, children } of wrong) {
    const name = path + property;
    if (constraints) errors[name] = Object.values(constraints);
    Object.assign(errors, fieldErrors(children ?? [], `${name}.`));
  }
  return errors;
}
