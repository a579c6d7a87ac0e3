import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, IsNumber, Max, Min, ValidateBy } from 'class-validator';
import { figure, largestAccepted, limitOf, type FigureName } from '@forja/figures';
import { figureTooBig, figureTooSmall } from '../i18n/figure-names.js';
import { describeFigure } from '../shape.js';
import { messages } from '../i18n/messages.js';
import {
  documented,
  emptyToNull,
  field,
  listPresence,
  presence,
  type Common,
  type Field,
} from './field-rules.js';

/** The numbers that a request may hold. */

const { validation } = messages;

export interface NumberOptions extends Common {
  decimals: number;
  /** Text for too many decimals; unset: the usual one. */
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
export function numberField<const O extends NumberOptions>(options: O): Field<O, number> {
  const { decimals, min = 0, max = largestAccepted(decimals), fromText = false } = options;
  const numberText = decimals === 0 ? validation.notInteger : validation.notNumber;
  return field<O, number>(
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

type FigureFieldOptions = Omit<NumberOptions, 'decimals' | 'min' | 'max'>;

/** A figure in a request: from 0 to its limit, with at most its stored decimals, documented with its unit. */
export function figureField<const O extends FigureFieldOptions>(
  name: FigureName,
  options: O = {} as O,
): Field<O, number> {
  const most = limitOf(name);
  return numberField({
    minText: figureTooSmall(name, 0),
    maxText: figureTooBig(name, most),
    ...options,
    decimals: figure(name).decimals,
    max: most,
    description: describeFigure(name, options.description),
  });
}

/** A whole number that is no figure of the trade: a version, a limit, days. */
export function wholeNumberField<const O extends Omit<NumberOptions, 'decimals'>>(
  options: O = {} as O,
): Field<O, number> {
  return numberField({ ...options, decimals: 0 });
}

const LARGEST_ID = 2_147_483_647;

/** The id of another record (a positive whole number). */
export function idField<const O extends Common & { fromText?: boolean }>(
  options: O = {} as O,
): Field<O, number> {
  return wholeNumberField({ ...options, min: 1, max: LARGEST_ID });
}

/** A list of ids. @param options.fromText addresses hold each of them as a text */
export function idListField<const O extends Common & { fromText?: boolean }>(
  options: O = {} as O,
): Field<O, number[]> {
  return field<O, number[]>(
    documented({ type: 'array', items: { type: 'integer' } }, options),
    ...(options.fromText ? [textToList()] : []),
    listPresence(options),
    IsArray({ message: validation.notList }),
    IsInt({ each: true, message: validation.notInteger }),
    Min(1, { each: true, message: validation.tooSmall(1) }),
    Max(LARGEST_ID, { each: true, message: validation.tooBig(LARGEST_ID) }),
  );
}

export interface WholeNumberListOptions extends Common {
  min: number;
  max: number;
  /** Text for a number that is none of them. */
  rangeText: string;
  /** Most numbers, and the text for more. */
  most: number;
  mostText: string;
  /** Text for one that is there twice. */
  differentText: string;
}

/** Multipart bodies hold lists as JSON text, addresses hold each number as a text. */
const textToList = () =>
  Transform(({ value }: { value: unknown }) => {
    if (Array.isArray(value)) return value.map(numberOf);
    if (typeof value !== 'string') return value;
    if (value.trim() === '') return null;
    const read = parsed(value);
    return typeof read === 'number' ? [read] : read;
  });

/** The JSON that the text is, or the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const numberOf = (value: unknown): unknown => (typeof value === 'string' ? parsed(value) : value);

/** A list of few different whole numbers. */
export function wholeNumberListField<const O extends WholeNumberListOptions>(options: O): Field<O, number[]> {
  const { min, max, most, mostText, rangeText, differentText } = options;
  const items = { type: 'integer', minimum: min, maximum: max };
  return field<O, number[]>(
    documented({ type: 'array', items, maxItems: most, uniqueItems: true }, options),
    textToList(),
    ...presence(options),
    IsArray({ message: validation.notList }),
    ArrayMaxSize(most, { message: mostText }),
    ArrayUnique({ message: differentText }),
    IsInt({ each: true, message: rangeText }),
    Min(min, { each: true, message: rangeText }),
    Max(max, { each: true, message: rangeText }),
  );
}
