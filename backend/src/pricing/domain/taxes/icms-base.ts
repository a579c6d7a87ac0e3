/** The amount that ICMS is taken from, where it is more than the price alone. */
import { ONE, PERCENT, exact, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { roundMoney } from '../numbers/rounding.js';
import type { TaxedOperation } from './operation.js';
import { isFinal, type TaxBasis } from './tax-rules.js';

/** Plain values, fit for a part's price basis. */
export interface IcmsBaseRule {
  /** With IPI, since the buyer keeps the goods. */
  with_ipi: boolean;
  /** With CBS and IBS, in % of the price; 0: without. */
  reform: number;
}

/** Whether CBS and IBS are computed: not for a company of Simples, unless it chose so and they come on top. */
export function isReformed({ company, period }: TaxBasis, operation?: TaxedOperation): boolean {
  if (operation?.reform === 'none') return false;
  return company.regime !== 'simples' || (company.simples_regular && period.on_top);
}

export function icmsBaseRule(basis: TaxBasis, operation: TaxedOperation): IcmsBaseRule {
  const { company, period, customer } = basis;
  const reformed = company.reform_in_icms && period.on_top && isReformed(basis, operation);
  return {
    with_ipi: isFinal(customer),
    reform: reformed ? sum([period.cbs, period.ibs_state, period.ibs_city].map(exact)).toNumber() : 0,
  };
}

/**
 * CBS and IBS that are part of it have no ICMS in their own base.
 * @param sold BRL: what is sold, and its IPI; `own`: the rate of the ICMS, a fraction
 */
export function icmsBase(
  { net, ipi, own }: { net: Decimal; ipi: Decimal; own: Decimal },
  { with_ipi, reform }: IcmsBaseRule,
): Decimal {
  const base = with_ipi ? net.plus(ipi) : net;
  if (reform === 0) return base;
  const rate = exact(reform).times(PERCENT);
  return roundMoney(base.plus(rate.times(net)).div(ONE.plus(own.times(rate))));
}
