/**
 * Taxes of one line of an order, a part times its set's quantity: each rounded half-up to the cent once (docs/pricing.md, Full
 * taxes). Bases are at least 0.
 */
import { ONE, PERCENT, ZERO, exact, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { roundMoney } from '../numbers/rounding.js';
import { difalBase, icmsRates, type IcmsRates } from './icms-rates.js';
import { isFinal, type TaxBasis, type TaxedOperation } from './tax-rules.js';

/** Every tax that an order may have. `credit` is none: it is what the buyer of a Simples company may credit. */
export const TAXES = [
  'ipi',
  'icms',
  'fcp',
  'difal',
  'fcp_destination',
  'pis',
  'cofins',
  'das',
  'credit',
  'iss',
  'cbs',
  'ibs_state',
  'ibs_city',
] as const;
export type Tax = (typeof TAXES)[number];

/** Those that are inside of the price, and that the seller pays from it. */
const CONTAINED = [
  'icms',
  'fcp',
  'difal',
  'fcp_destination',
  'pis',
  'cofins',
  'das',
  'iss',
] as const satisfies Tax[];

/** BRL, whole cents. */
export type Taxes = Record<Tax, Decimal>;

export const NO_TAXES = Object.fromEntries(TAXES.map((tax) => [tax, ZERO])) as Taxes;

/** What of an order is taxed as one line. */
export interface TaxedLine {
  /** BRL, all pieces. */
  value: number;
  /** % of its NCM on the day. */
  ipi: number;
  /** Of the goods, 0 to 8. */
  origin: number;
  operation: TaxedOperation;
}

/** A line's shares of the order's freight and discount, BRL. */
export interface LineCharges {
  freight: Decimal;
  discount: Decimal;
}

const NO_CHARGES: LineCharges = { freight: ZERO, discount: ZERO };

const percentOf = (base: Decimal, percent: number) => roundMoney(base.times(exact(percent)).times(PERCENT));
const atLeastZero = (value: Decimal) => (value.isNegative() ? ZERO : value);

export function lineTaxes(basis: TaxBasis, line: TaxedLine, charges: LineCharges = NO_CHARGES): Taxes {
  const { company, period } = basis;
  const net = exact(line.value).plus(charges.freight).minus(charges.discount);
  const ipi = ipiOf(basis, line, charges);
  const state = stateTaxes(basis, line, { net, kept: isFinal(basis.customer) ? ipi : ZERO });
  const owed = sum(Object.values(state));
  const federal = atLeastZero(company.icms_off_pis ? net.minus(owed) : net);
  const [pis, cofins] =
    period.pis_cofins && company.regime !== 'simples' ? [company.pis, company.cofins] : [0, 0];
  const taxes = {
    ...NO_TAXES,
    ipi,
    ...state,
    pis: percentOf(federal, pis),
    cofins: percentOf(federal, cofins),
  };
  const reformed = atLeastZero(net.minus(owed).minus(taxes.pis).minus(taxes.cofins));
  return {
    ...taxes,
    ...simplesTaxes(basis, net),
    ...(isReformed(basis, line.operation) && reform(basis, reformed)),
  };
}

/** Taxes of the order's service where the city taxes it. @param value BRL, its discount taken off */
export function serviceTaxes(basis: TaxBasis, value: Decimal): Taxes {
  const { company, period } = basis;
  const simples = company.regime === 'simples';
  const iss = simples
    ? ZERO
    : roundMoney(
        value.times(exact(company.iss)).times(PERCENT).times(exact(period.icms_share)).times(PERCENT),
      );
  const [pis, cofins] = period.pis_cofins && !simples ? [company.pis, company.cofins] : [0, 0];
  const taxes = { ...NO_TAXES, iss, pis: percentOf(value, pis), cofins: percentOf(value, cofins) };
  const reformed = value.minus(iss).minus(taxes.pis).minus(taxes.cofins);
  const das = simples ? percentOf(value, company.das) : ZERO;
  return { ...taxes, das, ...(isReformed(basis) && reform(basis, reformed)) };
}

/** What comes on top of the price. */
export function onTop({ period }: TaxBasis, taxes: Taxes): Decimal {
  const { ipi, cbs, ibs_state, ibs_city } = taxes;
  return period.on_top ? sum([ipi, cbs, ibs_state, ibs_city]) : ipi;
}

/** What the seller pays out of the price. */
export const contained = (taxes: Taxes): Decimal => sum(CONTAINED.map((tax) => taxes[tax]));

/** Fraction of the net value that CBS and IBS are. */
export const reformRate = ({ period }: TaxBasis): Decimal =>
  sum([period.cbs, period.ibs_state, period.ibs_city].map((percent) => exact(percent).times(PERCENT)));

/** Whether CBS and IBS are computed: not for a company of Simples, unless it chose so and they come on top. */
export function isReformed({ company, period }: TaxBasis, operation?: TaxedOperation): boolean {
  if (operation?.reform === 'none') return false;
  return company.regime !== 'simples' || (company.simples_regular && period.on_top);
}

function ipiOf(
  { company }: TaxBasis,
  { value, ipi, operation }: TaxedLine,
  { freight, discount }: LineCharges,
): Decimal {
  if (company.regime === 'simples' || operation.ipi !== 'taxed') return ZERO;
  const freighted = company.freight_in_ipi ? exact(value).plus(freight) : exact(value);
  return percentOf(atLeastZero(company.discount_off_ipi ? freighted.minus(discount) : freighted), ipi);
}

/** BRL: what is sold, and the IPI of a buyer who keeps the goods, which ICMS is taken from too. */
interface IcmsBase {
  net: Decimal;
  kept: Decimal;
}

function stateTaxes(
  basis: TaxBasis,
  line: TaxedLine,
  sold: IcmsBase,
): Pick<Taxes, 'icms' | 'fcp' | 'difal' | 'fcp_destination'> {
  const none = { icms: ZERO, fcp: ZERO, difal: ZERO, fcp_destination: ZERO };
  if (basis.company.regime === 'simples' || line.operation.icms !== 'taxed') return none;
  const rates = icmsRates(basis, line.origin);
  if (rates.own.isZero()) return none;
  const base = icmsBase(basis, line, { ...sold, own: rates.own });
  const icms = roundMoney(base.times(rates.own));
  if (!rates.interstate) return { ...none, icms, fcp: roundMoney(base.times(rates.fcp)) };
  return { ...none, icms, ...(basis.customer.taxpayer === 9 && difal(rates, base, icms)) };
}

/** With CBS and IBS in it where the company's setting says so; these have no ICMS in their own base. */
function icmsBase(
  basis: TaxBasis,
  { operation }: TaxedLine,
  { net, kept, own }: IcmsBase & { own: Decimal },
): Decimal {
  const base = net.plus(kept);
  const { company, period } = basis;
  if (!company.reform_in_icms || !period.on_top || !isReformed(basis, operation)) return base;
  const rate = reformRate(basis);
  return roundMoney(base.plus(rate.times(net)).div(ONE.plus(own.times(rate))));
}

function difal(rates: IcmsRates, base: Decimal, own: Decimal): Pick<Taxes, 'difal' | 'fcp_destination'> {
  const taken = roundMoney(difalBase(base, own, rates));
  const owed =
    rates.difal_base === 'single'
      ? roundMoney(taken.times(rates.destination.minus(rates.own)))
      : roundMoney(taken.times(rates.destination)).minus(own);
  return { difal: atLeastZero(owed), fcp_destination: roundMoney(taken.times(rates.fcp)) };
}

function simplesTaxes({ company, customer }: TaxBasis, net: Decimal): Partial<Taxes> {
  if (company.regime !== 'simples') return {};
  const credits = customer.taxpayer === 1 && !customer.final_use;
  return {
    das: percentOf(net, company.das),
    ...(credits && { credit: percentOf(net, company.simples_credit) }),
  };
}

const reform = ({ period }: TaxBasis, base: Decimal): Pick<Taxes, 'cbs' | 'ibs_state' | 'ibs_city'> => ({
  cbs: percentOf(base, period.cbs),
  ibs_state: percentOf(base, period.ibs_state),
  ibs_city: percentOf(base, period.ibs_city),
});
