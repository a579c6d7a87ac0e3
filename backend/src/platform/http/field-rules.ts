import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, ValidateIf } from 'class-validator';
import { type Property } from '../shape.js';

/** Rules that the kinds of field (fields.ts, number-fields.ts) have in common. */

/** Options of every kind of field. */
export interface Common {
  /** Text to answer when the field is missing or empty; unset: the field is optional. */
  required?: string;
  description?: string;
}

/** A field of a request: of type T where it is required or repeats a required one, else it may be absent or null. */
export type Field<O extends Common, T> = O extends { required: string } | { repeats: unknown }
  ? Property<T>
  : Property<T | null> & { optional: true };

/** A field with these rules. */
export const field = <O extends Common, T>(...rules: PropertyDecorator[]) =>
  ({ decorate: applyDecorators(...rules) }) as Field<O, T>;

/** Undefined, null and '' are "not given": forms send '' for an empty input. */
export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** An input that was left empty is not given. */
export const emptyToNull = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );

/** Whether the field has to be there. */
export function presence({ required }: Common): PropertyDecorator[] {
  return required === undefined ? [IsOptional()] : [IsNotEmpty({ message: required })];
}

/** Whether the list has to be there; '' is no list, while other fields take it for an input that was left empty. */
export const listPresence = ({ required }: Common): PropertyDecorator =>
  ValidateIf((_, value) => required !== undefined || (value !== undefined && value !== null));

/** The field in the API's document. */
export function documented(
  options: ApiPropertyOptions,
  { required, description }: Common,
): PropertyDecorator {
  const optional = required === undefined;
  return ApiProperty({
    ...options,
    description,
    required: !optional,
    ...(optional && { nullable: true }),
  } as ApiPropertyOptions);
}
