/** How much of a price is contained tax, and the markup that leaves the same net revenue under other taxes. */
import { HUNDRED, ONE, PERCENT, ZERO, exact, plusPercent, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { calculated } from '../numbers/rounding.js';
import { difalBase, icmsRates } from './icms-rates.js';
import { isReformed, reformRate } from './icms-base.js';
import type { TaxedLine } from './line-taxes.js';
import { isFinal, type TaxBasis } from './tax-rules.js';

/** Contained tax of 1 BRL of price, unrounded, without freight and discount: the formulas of a line on a large value. */
export function containedShare(basis: TaxBasis, line: Omit<TaxedLine, 'value'>): Decimal {
  const { company, period } = basis;
  if (company.regime === 'simples') return exact(company.das).times(PERCENT);
  const state = line.operation.icms === 'taxed' ? stateShare(basis, line) : ZERO;
  if (!period.pis_cofins) return state;
  const rate = exact(company.pis).plus(exact(company.cofins)).times(PERCENT);
  return state.plus(rate.times(company.icms_off_pis ? ONE.minus(state) : ONE));
}

/** Contained tax of 1 BRL of several lines, each by its value; null where they have none. */
export function containedShareOf(basis: TaxBasis, lines: readonly TaxedLine[]): Decimal | null {
  const whole = sum(lines.map(({ value }) => exact(value)));
  if (whole.isZero()) return null;
  return sum(lines.map((line) => containedShare(basis, line).times(exact(line.value)))).div(whole);
}

function stateShare(basis: TaxBasis, { ipi, origin, operation }: Omit<TaxedLine, 'value'>): Decimal {
  const rates = icmsRates(basis, origin);
  if (rates.own.isZero()) return ZERO;
  const base = shareOfBase(basis, operation.ipi === 'taxed' && isFinal(basis.customer) ? ipi : 0, {
    own: rates.own,
    reformed: isReformed(basis, operation),
  });
  const own = rates.own.times(base);
  if (!rates.interstate) return own.plus(rates.fcp.times(base));
  if (basis.customer.taxpayer !== 9) return own;
  const taken = difalBase(base, own, rates);
  const owed = taken
    .times(rates.destination)
    .minus(rates.difal_base === 'single' ? rates.own.times(taken) : own);
  return own.plus(owed.isNegative() ? ZERO : owed).plus(taken.times(rates.fcp));
}

/** The base of ICMS for 1 BRL. @param keptIpi % of a buyer who keeps the goods */
function shareOfBase(
  basis: TaxBasis,
  keptIpi: number,
  { own, reformed }: { own: Decimal; reformed: boolean },
): Decimal {
  const base = plusPercent(exact(keptIpi));
  if (!basis.company.reform_in_icms || !basis.period.on_top || !reformed) return base;
  const rate = reformRate(basis);
  return base.plus(rate).div(ONE.plus(own.times(rate)));
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
