import { exact, HUNDRED } from '../../../../pricing/domain/numbers/exact.js';
import { roundTo } from '../../../../pricing/domain/numbers/rounding.js';
import { scaledSum, unscaled } from '../../../../pricing/domain/numbers/scaled.js';

/** Percent by which an amount grows, two decimals, half up; null where it was 0. */
export function growth(from: number, to: number): number | null {
  if (from === 0) return null;
  return roundTo(exact(to).minus(exact(from)).times(HUNDRED).div(exact(from)), 2).toNumber();
}

/** BRL: what differences of totals come to together. @throws ResultTooLarge */
export const sumOfDifferences = (differences: readonly number[]): number =>
  unscaled('total', scaledSum('total', differences));
