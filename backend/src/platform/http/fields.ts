import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type, type ClassConstructor } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { largestAccepted } from '@forja/figures';
import { messages } from '../i18n/messages.js';

/**
 * The kinds of field that a request may hold. Each decorator is the whole truth about one field: its type in the
 * OpenAPI document, its rules, and the specification's text for each rule. A field without `required` may be absent
 * or null.
 */

const { validation } = messages;

interface Common {
  /** Text to answer when the field is missing or empty; unset: the field is optional. */
  required?: string;
  description?: string;
}

/** Undefined, null and '' are "not given": forms send '' for an empty input. */
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

const emptyToNull = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() === '' ? null : value,
  );

function presence({ required }: Common): PropertyDecorator[] {
  return required === undefined ? [IsOptional()] : [IsNotEmpty({ message: required })];
}

function documented(options: ApiPropertyOptions, { required, description }: Common): PropertyDecorator {
  const optional = required === undefined;
  return ApiProperty({
    ...options,
    description,
    required: !optional,
    ...(optional && { nullable: true }),
  } as ApiPropertyOptions);
}

/** Without NUL, at which SQLite cuts a text off, and without halves of characters, which no database keeps. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

export interface TextOptions extends Common {
  max?: number;
  maxText?: string;
  pattern?: [RegExp, string];
}

/** Text of at most `max` characters (by default 255), trimmed; '' counts as not given. */
export function TextField(options: TextOptions = {}): PropertyDecorator {
  const { max = 255, pattern } = options;
  return applyDecorators(
    documented({ type: 'string', maxLength: max }, options),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? storable(value).trim() || null : value,
    ),
    ...presence(options),
    IsString({ message: validation.notText }),
    MaxLength(max, { message: options.maxText ?? validation.tooLong(max) }),
    ...(pattern ? [Matches(pattern[0], { message: pattern[1] })] : []),
  );
}

export interface SecretOptions extends Common {
  /** Least number of characters and the text for fewer. */
  least?: [number, string];
  /** Name of the field that this one repeats, and the text for a difference. */
  repeats?: [string, string];
}

const MOST_SECRET = 200;

const orEmpty = (value: unknown) => (isGiven(value) ? value : '');

const repeated = ([name, text]: [string, string]) =>
  ValidateBy({
    name: 'repeats',
    validator: {
      validate: (value, args) =>
        orEmpty(value) === orEmpty((args?.object as Record<string, unknown> | undefined)?.[name]),
      defaultMessage: () => text,
    },
  });

/** A password: taken as it is typed, spaces included, of at most 200 characters. */
export function SecretField(options: SecretOptions = {}): PropertyDecorator {
  const { least, repeats } = options;
  return applyDecorators(
    documented(
      { type: 'string', format: 'password', minLength: least?.[0], maxLength: MOST_SECRET },
      options,
    ),
    ...(repeats ? [repeated(repeats)] : presence(options)),
    ...(repeats ? [] : [IsString({ message: validation.notText })]),
    ...(least ? [MinLength(least[0], { message: least[1] })] : []),
    MaxLength(MOST_SECRET, { message: validation.tooLong(MOST_SECRET) }),
  );
}

export interface NumberOptions extends Common {
  decimals: number;
  /** Text for too many decimals; unset: the specification's usual one. */
  decimalsText?: string;
  min?: number;
  minText?: string;
  max?: number;
  maxText?: string;
  /** Multipart bodies hold numbers as text; such a DTO says so. */
  fromText?: boolean;
}

const textToNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
      ? Number(value)
      : value,
  );

/** Minus zero, which JSON knows, is zero. */
const unsignedZero = () => Transform(({ value }: { value: unknown }) => (value === 0 ? 0 : value));

/** Digits behind the decimal point of a number as JSON writes it, in exponent form (1e-7) too. */
const decimalsOf = (value: number): number => {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent));
};

/** class-validator's own check fails on exponent form. */
const hasAtMost = (decimals: number, message: string) =>
  ValidateBy({
    name: 'decimals',
    validator: {
      validate: (value) => typeof value === 'number' && decimalsOf(value) <= decimals,
      defaultMessage: () => message,
    },
  });

/** A number from `min` (by default 0) with at most `decimals` decimals. */
export function NumberField(options: NumberOptions): PropertyDecorator {
  const { decimals, min = 0, max = largestAccepted(decimals), fromText = false } = options;
  const numberText = decimals === 0 ? validation.notInteger : validation.notNumber;
  return applyDecorators(
    documented({ type: decimals === 0 ? 'integer' : 'number', minimum: min, maximum: max }, options),
    emptyToNull(),
    ...(fromText ? [textToNumber()] : []),
    unsignedZero(),
    ...presence(options),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: validation.notNumber }),
    decimals === 0
      ? IsInt({ message: numberText })
      : hasAtMost(decimals, options.decimalsText ?? validation.tooManyDecimals(decimals)),
    Min(min, { message: options.minText ?? validation.tooSmall(min) }),
    Max(max, { message: options.maxText ?? validation.tooBig(max) }),
  );
}

/** A whole number that is no figure of the trade: a version, a limit, days. */
export function WholeNumberField(options: Omit<NumberOptions, 'decimals'> = {}): PropertyDecorator {
  return NumberField({ ...options, decimals: 0 });
}

const LARGEST_ID = 2_147_483_647;

/** The id of another record (a positive whole number). */
export function IdField(options: Common & { fromText?: boolean } = {}): PropertyDecorator {
  return WholeNumberField({ ...options, min: 1, max: LARGEST_ID });
}

/** True or false. */
export function FlagField(options: Common = {}): PropertyDecorator {
  return applyDecorators(
    documented({ type: 'boolean' }, options),
    ...presence(options),
    IsBoolean({ message: validation.notBoolean }),
  );
}

/** One of a closed list of texts. */
export function ChoiceField(values: readonly string[], options: Common = {}): PropertyDecorator {
  return applyDecorators(
    documented({ type: 'string', enum: [...values] }, options),
    emptyToNull(),
    ...presence(options),
    IsIn([...values], { message: validation.notOneOf }),
  );
}

/** Wall-clock local time of a day that exists, `YYYY-MM-DDTHH:mm[:ss]`. */
export function WallClockField(options: Common = {}): PropertyDecorator {
  return applyDecorators(
    documented({ type: 'string', example: '2026-03-31T14:30' }, options),
    emptyToNull(),
    ...presence(options),
    IsString({ message: validation.notDate }),
    Matches(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { message: validation.notDate }),
    IsISO8601({ strict: true }, { message: validation.notDate }),
  );
}

/** A list of ids. */
export function IdListField(options: Common = {}): PropertyDecorator {
  return applyDecorators(
    documented({ type: 'array', items: { type: 'integer' } }, options),
    ValidateIf((_, value) => options.required !== undefined || isGiven(value)),
    IsArray({ message: validation.notList }),
    IsInt({ each: true, message: validation.notInteger }),
    Min(1, { each: true, message: validation.tooSmall(1) }),
    Max(LARGEST_ID, { each: true, message: validation.tooBig(LARGEST_ID) }),
  );
}

/** A list of texts. */
export function TextListField(options: Common = {}): PropertyDecorator {
  return applyDecorators(
    documented({ type: 'array', items: { type: 'string' } }, options),
    ValidateIf((_, value) => options.required !== undefined || isGiven(value)),
    IsArray({ message: validation.notList }),
    IsString({ each: true, message: validation.notText }),
  );
}

/**
 * A list of nested objects. The document's generator knows a late reference to a class by the name `type` that a
 * function gets where it is written, hence the function around the given one (here and in ObjectField).
 */
export function ObjectListField(
  type: () => ClassConstructor<unknown>,
  options: Common = {},
): PropertyDecorator {
  return applyDecorators(
    documented({ type: () => type(), isArray: true }, options),
    ValidateIf((_, value) => options.required !== undefined || isGiven(value)),
    IsArray({ message: validation.notList }),
    ValidateNested({ each: true, message: validation.notObject }),
    Type(type),
  );
}

/** One nested object. */
export function ObjectField(type: () => ClassConstructor<unknown>, options: Common = {}): PropertyDecorator {
  return applyDecorators(
    documented({ type: () => type() }, options),
    ...presence(options),
    ValidateNested({ message: validation.notObject }),
    Type(type),
  );
}
