/** How much of a price is contained tax, and the markup that leaves the same net revenue under other taxes. */
import { HUNDRED, ONE, PERCENT, exact, plusPercent, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { calculated } from '../numbers/rounding.js';
import { lineTaxes, sumContained, type TaxedLine } from './line-taxes.js';
import type { TaxBasis } from './tax-rules.js';

/** BRL: a value so large that the cents which its taxes are rounded to are of no account. */
const LARGE = 1_000_000_000_000;

/** Contained tax of 1 BRL of price, without freight and discount: that of a line of a large value. */
export function containedShare(basis: TaxBasis, line: Omit<TaxedLine, 'value'>): Decimal {
  const contained = sumContained(lineTaxes(basis, { ...line, value: LARGE }));
  return exact(contained).times(PERCENT).div(LARGE);
}

/** Contained tax of 1 BRL of several lines, each by its value; null where they have none. */
export function containedShareOf(basis: TaxBasis, lines: readonly TaxedLine[]): Decimal | null {
  const whole = sum(lines.map(({ value }) => exact(value)));
  if (whole.isZero()) return null;
  return sum(lines.map((line) => containedShare(basis, line).times(exact(line.value)))).div(whole);
}

/**
 * The markup that leaves as much after contained taxes as another one did: ((1 + markup) × (1 − k) ÷ (1 − k′) − 1) × 100.
 * @param markup % @param before @param after contained shares (k, k′); the latter below 1
 * @returns %, 3 decimals; below 0 where the taxes fall by more than the markup
 * @throws ResultTooLarge
 */
export function markupForSameNet(markup: number, before: Decimal, after: Decimal): number {
  const kept = ONE.minus(before).div(ONE.minus(after));
  return calculated('markup', plusPercent(exact(markup)).times(kept).minus(ONE).times(HUNDRED));
}
