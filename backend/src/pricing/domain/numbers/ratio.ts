/** Shares of cents in whole numbers, exact as decimals are at a small part of their cost. */
import { HUNDRED, exact } from './exact.js';
import type { Decimal } from './exact.js';

/** A fraction of whole numbers, at least 0: 0.065 is 65 of 1,000. */
export interface Ratio {
  times: number;
  per: number;
}

/** @param fraction at least 0, with a few decimals */
export function ratioOf(fraction: Decimal): Ratio {
  const per = 10 ** fraction.decimalPlaces();
  return { times: fraction.times(per).toNumber(), per };
}

/** The ratio in %. */
export const percentOf = ({ times, per }: Ratio): Decimal => exact(times).times(HUNDRED).div(per);

const NO_MORE = { cents: 0, times: 0 };

/** The share of an amount, half-up to the cent. @param cents whole, at least 0 @param more is taken by the same divisor */
export function shareOf(cents: number, { times, per }: Ratio, more = NO_MORE): number {
  const twice = 2 * (cents * times + more.cents * more.times) + per;
  // Whole numbers of a double are exact up to here, and so is the whole part of their quotient.
  if (twice <= Number.MAX_SAFE_INTEGER) return Math.floor(twice / (2 * per));
  const whole = BigInt(cents) * BigInt(times) + BigInt(more.cents) * BigInt(more.times);
  return Number((2n * whole + BigInt(per)) / (2n * BigInt(per)));
}
