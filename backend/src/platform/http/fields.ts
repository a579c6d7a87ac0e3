import { Transform, Type, type ClassConstructor, type TypeHelpOptions } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsISO8601,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { messages } from '../i18n/messages.js';
import {
  documented,
  emptyToNull,
  field,
  isGiven,
  listPresence,
  presence,
  type Common,
  type Field,
} from './field-rules.js';

/**
 * The kinds of field that a request may hold, but for its numbers (number-fields.ts). Each is the whole truth about one field: its type in the
 * OpenAPI document, its rules, and the text for each rule. A field without `required` may be absent
 * or null.
 */

const { validation } = messages;

/** Without NUL, at which SQLite cuts a text off, and without halves of characters, which no database keeps. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

export interface TextOptions extends Common {
  max?: number;
  maxText?: string;
  pattern?: readonly [RegExp, string];
}

/** Text of at most `max` characters (by default 255), trimmed; '' counts as not given. */
export function textField<const O extends TextOptions>(options: O = {} as O): Field<O, string> {
  const { max = 255, pattern } = options;
  return field<O, string>(
    documented({ type: 'string', maxLength: max, pattern: pattern?.[0].source }, options),
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
  least?: readonly [number, string];
  /** Name of the field that this one repeats, and the text for a difference. */
  repeats?: readonly [string, string];
}

const MOST_SECRET = 200;

const orEmpty = (value: unknown) => (isGiven(value) ? value : '');

const repeated = ([name, text]: readonly [string, string]) =>
  ValidateBy({
    name: 'repeats',
    validator: {
      validate: (value, args) =>
        orEmpty(value) === orEmpty((args?.object as Record<string, unknown> | undefined)?.[name]),
      defaultMessage: () => text,
    },
  });

/** A password: taken as it is typed, spaces included, of at most 200 characters. */
export function secretField<const O extends SecretOptions>(options: O = {} as O): Field<O, string> {
  const { least, repeats } = options;
  return field<O, string>(
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

/** True or false. */
export function flagField<const O extends Common>(options: O = {} as O): Field<O, boolean> {
  return field<O, boolean>(
    documented({ type: 'boolean' }, options),
    ...presence(options),
    IsBoolean({ message: validation.notBoolean }),
  );
}

/** One of a closed list of texts. */
export function choiceField<const V extends string, const O extends Common>(
  values: readonly V[],
  options: O = {} as O,
): Field<O, V> {
  return field<O, V>(
    documented({ type: 'string', enum: [...values] }, options),
    emptyToNull(),
    ...presence(options),
    IsIn([...values], { message: validation.notOneOf }),
  );
}

const A_MOMENT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const A_DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/;

/** Wall-clock local time of a day that exists, `YYYY-MM-DDTHH:mm[:ss]`; with `orDay` also the day alone. */
export function wallClockField<const O extends Common & { orDay?: true }>(
  options: O = {} as O,
): Field<O, string> {
  const written = options.orDay ? A_DAY_OR_MOMENT : A_MOMENT;
  return field<O, string>(
    documented({ type: 'string', example: '2026-03-31T14:30' }, options),
    emptyToNull(),
    ...presence(options),
    IsString({ message: validation.notDate }),
    Matches(written, { message: validation.notDate }),
    IsISO8601({ strict: true }, { message: validation.notDate }),
  );
}

const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day that exists, `YYYY-MM-DD`, within years. */
export function dayField<const O extends Common & { years: readonly [number, number] }>(
  options: O,
): Field<O, string> {
  const [first, last] = options.years;
  return field<O, string>(
    documented({ type: 'string', format: 'date' }, options),
    emptyToNull(),
    ...presence(options),
    ValidateBy({
      name: 'years',
      validator: {
        validate: (value) =>
          typeof value !== 'string' ||
          (value.slice(0, 4) >= String(first) && value.slice(0, 4) <= String(last)),
        defaultMessage: () => validation.notInYears(first, last),
      },
    }),
    IsString({ message: validation.notDate }),
    Matches(A_DAY, { message: validation.notDate }),
    IsISO8601({ strict: true }, { message: validation.notDate }),
  );
}

/** Of a list of rows with the days `from` which they hold: two rows of one day are refused, since it is not known which holds. */
export const differentDays = (): PropertyDecorator =>
  ValidateBy({
    name: 'differentDays',
    validator: {
      validate: (rows) => !Array.isArray(rows) || new Set(rows.map(firstDay)).size === rows.length,
      defaultMessage: () => validation.sameDay,
    },
  });

const firstDay = (row: unknown): unknown => (row as { from?: unknown } | null)?.from;

/** A list of texts. */
export function textListField<const O extends Common>(options: O = {} as O): Field<O, string[]> {
  return field<O, string[]>(
    documented({ type: 'array', items: { type: 'string' } }, options),
    listPresence(options),
    IsArray({ message: validation.notList }),
    IsString({ each: true, message: validation.notText }),
  );
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a list it names the first line that is wrong. */
function notObjectText(value: unknown): string {
  const at = Array.isArray(value) ? value.findIndex((item) => !isPlain(item)) : -1;
  return at < 0 ? validation.notObject : validation.lineNotObject(at + 1);
}

/** class-validator looks into null and into lists where an object is meant, and finds nothing wrong in them. */
const isObject = (each: boolean) =>
  ValidateBy({
    name: 'object',
    validator: {
      validate: (value) => (each ? Array.isArray(value) && value.every(isPlain) : isPlain(value)),
      defaultMessage: (args) => notObjectText(args?.value),
    },
  });

export interface ObjectListOptions extends Common {
  /** Most elements, and the text for more. */
  most: readonly [number, string];
  /** Fewest elements, and the text for fewer and for what is no list. */
  least?: readonly [number, string];
}

/**
 * A list of nested objects. The document's generator knows a late reference to a class by the name `type` that a
 * function gets where it is written, hence the function around the given one (here and in objectField). Elements of a list that is too
 * long stay plain objects: to make and check instances of them takes long, and the list is refused for its length.
 */
export function objectListField<C, const O extends ObjectListOptions>(
  type: () => ClassConstructor<C>,
  options: O,
): Field<O, C[]> {
  const [most, mostText] = options.most;
  const { least } = options;
  return field<O, C[]>(
    documented({ type: () => type(), isArray: true, maxItems: most }, options),
    listPresence(options),
    ...(least ? [ArrayMinSize(least[0], { message: least[1] })] : []),
    IsArray({ message: validation.notList }),
    ArrayMaxSize(most, { message: mostText }),
    isObject(true),
    ValidateNested({ each: true, message: validation.notObject }),
    Type((at) => (lengthAt(at) > most ? Object : type())),
  );
}

/** How many elements the list that is about to be transformed has. */
function lengthAt(at?: TypeHelpOptions): number {
  const list: unknown = at?.object[at.property];
  return Array.isArray(list) ? list.length : 0;
}

/** One nested object. */
export function objectField<C, const O extends Common>(
  type: () => ClassConstructor<C>,
  options: O = {} as O,
): Field<O, C> {
  return field<O, C>(
    documented({ type: () => type() }, options),
    ...presence(options),
    isObject(false),
    ValidateNested({ message: validation.notObject }),
    Type(type),
  );
}
