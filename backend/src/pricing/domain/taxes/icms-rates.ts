/** The rates of ICMS between two states on the day of a basis. */
import { PERCENT, ZERO, exact } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import type { DifalBase, TaxBasis } from './tax-rules.js';

/** Fractions of 1 (0.18), by the period's share of ICMS. */
export interface IcmsRates {
  /** Of the seller's own ICMS. */
  own: Decimal;
  /** Inside of the destination. */
  destination: Decimal;
  fcp: Decimal;
  difal_base: DifalBase;
  interstate: boolean;
}

/** States that sell into all others at 7 % (Senate's resolution 22/1989); Espírito Santo is none of them. */
const SOUTH_EAST = new Set(['PR', 'SC', 'RS', 'SP', 'RJ', 'MG']);

/** Origins of imported goods, and of goods with more than 40 % of imports: 4 % between states (resolution 13/2012). */
const IMPORTED = new Set([1, 2, 3, 8]);

/** @param origin of the goods, 0 to 8 */
export function icmsRates({ company, customer, destination, period }: TaxBasis, origin: number): IcmsRates {
  const share = exact(period.icms_share).times(PERCENT);
  const rate = (percent: number) => exact(percent).times(PERCENT).times(share);
  if (destination === null || customer.state === null)
    return { own: ZERO, destination: ZERO, fcp: ZERO, difal_base: 'single', interstate: false };
  const { icms, fcp, difal_base } = destination;
  const interstate = customer.state !== company.state;
  const own = interstate ? interstateIcms(company.state, customer.state, origin) : icms;
  return { own: rate(own), destination: rate(icms), fcp: rate(fcp), difal_base, interstate };
}

/** Percent between two states, before the period's share. */
export function interstateIcms(from: string, to: string, origin: number): number {
  if (IMPORTED.has(origin)) return 4;
  return SOUTH_EAST.has(from) && !SOUTH_EAST.has(to) ? 7 : 12;
}
