import { Decimal } from 'decimal.js';

/** By how many percent a price rises or falls, with one decimal, half up; null where it was nothing before. */
export function percentChange(before: number, after: number): number | null {
  if (before === 0) return null;
  const change = new Decimal(after).minus(before).dividedBy(before).times(100);
  return change.toDecimalPlaces(1, Decimal.ROUND_HALF_UP).toNumber();
}
