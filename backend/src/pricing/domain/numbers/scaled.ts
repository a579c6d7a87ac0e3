/**
 * Exact sums of stored figures, on whole numbers of a figure's last decimal (cents, tenths of a gram). A stored figure
 * has at most 15 significant digits, so its whole number is below 10^15 and exact in a double, whose whole numbers are
 * exact up to 9 × 10^15. What exceeds that on the way exceeds what the result can store, too, and is refused.
 */
import { FIGURES, SIGNIFICANT_DIGITS, type FigureName } from '@forja/figures';
import type { Figure } from './exact.js';
import { ResultTooLarge } from './pricing-errors.js';

const LARGEST = 10 ** SIGNIFICANT_DIGITS - 1;

/** How many of its last decimal make one of a figure: 100 for money. Asked for every figure of an order. */
const FACTORS = Object.fromEntries(
  Object.entries(FIGURES).map(([field, { decimals }]) => [field, 10 ** decimals]),
) as Record<FigureName, number>;

/** A stored figure as a whole number of its last decimal: 67.61 (BRL) is 6761. Absent counts as 0. */
export function scaled(field: FigureName, value: Figure): number {
  return Math.round((value ?? 0) * FACTORS[field]);
}

/**
 * The figure that a whole number of its last decimal is: 6761 is 67.61 (BRL).
 * @param name what the error calls the field, where it is not the format's own name
 * @throws ResultTooLarge when it has more than 15 significant digits
 */
export function unscaled(field: FigureName, whole: number, name: string = field): number {
  // Asked this way round, a NaN is refused too.
  if (!(Math.abs(whole) <= LARGEST)) throw new ResultTooLarge(name);
  return whole === 0 ? 0 : whole / FACTORS[field];
}

/** The exact sum of stored figures, as a whole number of their last decimal. */
export function scaledSum(field: FigureName, values: readonly Figure[]): number {
  return values.reduce<number>((total, value) => total + scaled(field, value), 0);
}
