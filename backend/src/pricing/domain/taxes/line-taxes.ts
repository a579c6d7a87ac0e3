/**
 * Taxes of one line of an order, a part times its set's quantity: each rounded half-up to the cent once (docs/pricing.md, Taxes by
 * the day of the invoice). Bases are at least 0.
 */
import { PERCENT, ZERO, exact, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { roundMoney } from '../numbers/rounding.js';
import { difalBase, icmsRates, type IcmsRates } from './icms-rates.js';
import { icmsBase, icmsBaseRule, isReformed } from './icms-base.js';
import type { TaxBasis, TaxedOperation } from './tax-rules.js';

/** Taxes that the seller pays out of the price. */
const CONTAINED = ['icms', 'fcp', 'difal', 'fcp_destination', 'pis', 'cofins', 'das', 'iss'] as const;

/** Every tax that an order may have. `credit` is none: it is the ICMS that the buyer of a Simples company may credit. */
export const TAXES = ['ipi', ...CONTAINED, 'credit', 'cbs', 'ibs_state', 'ibs_city'] as const;
export type Tax = (typeof TAXES)[number];

/** BRL, whole cents. */
export type Taxes = Record<Tax, Decimal>;

export const NO_TAXES = Object.fromEntries(TAXES.map((tax) => [tax, ZERO])) as Taxes;

/** A line of an order as its taxes see it: a part times its set's quantity. */
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
  const net = exact(line.value).plus(charges.freight).minus(charges.discount);
  const ipi = ipiOf(basis, line, charges);
  const state = stateTaxes(basis, line, { net, ipi });
  const owed = sum(Object.values(state));
  const federal = federalTaxes(basis, atLeastZero(basis.company.icms_off_pis ? net.minus(owed) : net));
  const reformed = atLeastZero(net.minus(owed).minus(sum(Object.values(federal))));
  return {
    ...NO_TAXES,
    ipi,
    ...state,
    ...federal,
    ...simplesTaxes(basis, net),
    ...(isReformed(basis, line.operation) && reformTaxes(basis, reformed)),
  };
}

/** Taxes of the order's service where the city taxes it. @param value BRL, its discount taken off */
export function serviceTaxes(basis: TaxBasis, value: Decimal): Taxes {
  const { company, period } = basis;
  const simples = company.regime === 'simples';
  const rate = exact(company.iss).times(exact(period.icms_share)).times(PERCENT).times(PERCENT);
  const iss = simples ? ZERO : roundMoney(value.times(rate));
  const federal = federalTaxes(basis, value);
  const reformed = value.minus(iss).minus(sum(Object.values(federal)));
  const das = simples ? percentOf(value, company.das) : ZERO;
  return { ...NO_TAXES, iss, ...federal, das, ...(isReformed(basis) && reformTaxes(basis, reformed)) };
}

/** The sum of the taxes that come on top of the price. */
export function sumOnTop({ period }: TaxBasis, taxes: Taxes): Decimal {
  const { ipi, cbs, ibs_state, ibs_city } = taxes;
  return period.on_top ? sum([ipi, cbs, ibs_state, ibs_city]) : ipi;
}

/** The sum of the taxes that the seller pays out of the price. */
export const sumContained = (taxes: Taxes): Decimal => sum(CONTAINED.map((tax) => taxes[tax]));

function ipiOf(
  { company }: TaxBasis,
  { value, ipi, operation }: TaxedLine,
  { freight, discount }: LineCharges,
): Decimal {
  if (company.regime === 'simples' || operation.ipi !== 'taxed') return ZERO;
  const freighted = company.freight_in_ipi ? exact(value).plus(freight) : exact(value);
  return percentOf(atLeastZero(company.discount_off_ipi ? freighted.minus(discount) : freighted), ipi);
}

/** BRL: what is sold, and its IPI. */
interface IcmsBase {
  net: Decimal;
  ipi: Decimal;
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
  const base = icmsBase({ ...sold, own: rates.own }, icmsBaseRule(basis, line.operation));
  const icms = roundMoney(base.times(rates.own));
  if (!rates.interstate) return { ...none, icms, fcp: roundMoney(base.times(rates.fcp)) };
  return { ...none, icms, ...(basis.customer.taxpayer === 9 && difalTaxes(rates, base, icms)) };
}

function difalTaxes(rates: IcmsRates, base: Decimal, own: Decimal): Pick<Taxes, 'difal' | 'fcp_destination'> {
  const taken = roundMoney(difalBase(base, own, rates));
  const owed =
    rates.difal_base === 'single'
      ? roundMoney(taken.times(rates.destination.minus(rates.own)))
      : roundMoney(taken.times(rates.destination)).minus(own);
  return { difal: atLeastZero(owed), fcp_destination: roundMoney(taken.times(rates.fcp)) };
}

/** PIS and COFINS. @param base BRL */
function federalTaxes({ company, period }: TaxBasis, base: Decimal): Pick<Taxes, 'pis' | 'cofins'> {
  const none = !period.pis_cofins || company.regime === 'simples';
  return { pis: percentOf(base, none ? 0 : company.pis), cofins: percentOf(base, none ? 0 : company.cofins) };
}

function simplesTaxes({ company, customer }: TaxBasis, net: Decimal): Partial<Taxes> {
  if (company.regime !== 'simples') return {};
  const credits = customer.taxpayer === 1 && !customer.final_use;
  return {
    das: percentOf(net, company.das),
    ...(credits && { credit: percentOf(net, company.simples_credit) }),
  };
}

const reformTaxes = ({ period }: TaxBasis, base: Decimal): Pick<Taxes, 'cbs' | 'ibs_state' | 'ibs_city'> => ({
  cbs: percentOf(base, period.cbs),
  ibs_state: percentOf(base, period.ibs_state),
  ibs_city: percentOf(base, period.ibs_city),
});
