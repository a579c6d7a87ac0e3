import { figure, FIGURES, largestStored, limitOf, type FigureName } from '@forja/figures';
import type { Decimal } from './exact.js';
import { ResultTooLarge } from './pricing-errors.js';

/**
 * A division leaves a residue far behind the last digit that can matter: 0.0001 ÷ 86 × 1.5 × 86 is 0.00014999…, which
 * would fall on the wrong side of a half. Digits beyond this place are such a residue.
 */
const RESIDUE_DECIMALS = 30;

/** Half-up: the digit after the last kept one decides, 5 and more goes up (away from zero). 33.805 is 33.81. */
export function roundTo(value: Decimal, decimals: number): Decimal {
  const places = value.decimalPlaces();
  if (places <= decimals) return value;
  const settled = places <= RESIDUE_DECIMALS ? value : value.toDecimalPlaces(RESIDUE_DECIMALS);
  return settled.toDecimalPlaces(decimals);
}

/** Money in BRL, half-up to its stored decimals (2). */
export function roundMoney(value: Decimal): Decimal {
  return roundToField('final_value', value);
}

/** Weights in kg, half-up to their stored decimals (4). */
export function roundWeight(value: Decimal): Decimal {
  return roundToField('net_weight', value);
}

/** A figure half-up to the decimals that its field stores. */
export function roundToField(field: FigureName, value: Decimal): Decimal {
  return roundTo(value, figure(field).decimals);
}

/** The nearest number of a decimal; never the negative zero, which JSON and databases treat differently. */
export function toNumber(value: Decimal): number {
  return value.isZero() ? 0 : value.toNumber();
}

const largestOf = (limit: (field: FigureName) => number) =>
  Object.fromEntries(Object.keys(FIGURES).map((field) => [field, limit(field as FigureName)])) as Record<
    FigureName,
    number
  >;

/** The largest value of each field: what can be stored, and what a request can send back. */
const STORABLE = largestOf(largestStored);
const SENDABLE = largestOf(limitOf);

/**
 * The number to store in a field: rounded half-up to its decimals.
 * @throws ResultTooLarge when it has more than 15 significant digits
 */
export function stored(field: FigureName, value: Decimal): number {
  return within(STORABLE, field, value);
}

/**
 * Checks a result that answers hold and requests send back with the part: it keeps the limit of requests, so that a part
 * whose result was answered can always be changed.
 * @throws ResultTooLarge when it is above that limit
 */
export function calculated(field: FigureName, value: Decimal): number {
  return within(SENDABLE, field, value);
}

function within(largest: Record<FigureName, number>, field: FigureName, value: Decimal): number {
  // Compared as numbers: up to 15 digits they are closer to each other than two values of the field.
  const rounded = toNumber(roundToField(field, value));
  // Asked this way round, a NaN is refused too.
  if (!(Math.abs(rounded) <= largest[field])) throw new ResultTooLarge(field, largest[field]);
  return rounded;
}
