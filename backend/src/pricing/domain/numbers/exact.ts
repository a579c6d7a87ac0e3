import { Decimal } from 'decimal.js';

/**
 * The decimal numbers of every calculation. 60 significant digits hold each product of stored figures exactly
 * (the longest, a price with loss and markup, has some 41), so that only a division can leave a residue.
 */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

/** A figure as it comes from a column or a request: absent means 0. */
export type Figure = number | null | undefined;

export type { Decimal };

export const ZERO: Decimal = new Exact(0);
export const ONE: Decimal = new Exact(1);
export const HUNDRED: Decimal = new Exact(100);
/** One hundredth; multiplying by it divides by 100 exactly, at a fraction of a division's cost. */
export const PERCENT: Decimal = new Exact('0.01');
/** One thousandth. */
export const THOUSANDTH: Decimal = new Exact('0.001');

/** The exact decimal of what a number prints as (0.1 is 0.1, not its binary neighbour); absent counts as 0. */
export function exact(value: Figure): Decimal {
  return value === null || value === undefined || value === 0 ? ZERO : new Exact(value);
}

/** The factor that adds a percentage: 5 (%) becomes 1.05. */
export function plusPercent(percent: Decimal): Decimal {
  return percent.isZero() ? ONE : percent.times(PERCENT).plus(ONE);
}

export function sum(values: readonly Decimal[]): Decimal {
  const [first, ...others] = values;
  // Most taxes and charges are 0, and an addition makes a new decimal.
  const add = (total: Decimal, value: Decimal) => (value.isZero() ? total : total.plus(value));
  return first === undefined ? ZERO : others.reduce(add, first);
}
