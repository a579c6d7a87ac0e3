/**
 * Taxes of one line of an order, a part times its set's quantity: each rounded half-up to the cent once (docs/pricing.md, Taxes by
 * the day of the invoice). Bases are at least 0.
 */
import { PERCENT, ZERO, exact, sum } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { roundMoney } from '../numbers/rounding.js';
import { difalBase, icmsRates, type IcmsRates } from './icms-rates.js';
import { icmsBase, icmsBaseRule, isReformed, type IcmsBaseRule } from './icms-base.js';
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

export const NO_CHARGES: LineCharges = { freight: ZERO, discount: ZERO };

const rateOf = (percent: number): Decimal => exact(percent).times(PERCENT);
/** @param rate a fraction */
const taxOf = (base: Decimal, rate: Decimal) =>
  rate.isZero() || base.isZero() ? ZERO : roundMoney(base.times(rate));
/** A subtraction makes a new decimal, and most of what is taken off here is 0. */
const less = (value: Decimal, taken: Decimal) => (taken.isZero() ? value : value.minus(taken));
const atLeastZero = (value: Decimal) => (value.isNegative() ? ZERO : value);

/** Rates of the taxes of all lines of one origin and operation: fractions, 0 where a tax does not count. */
export interface LineRates extends FederalRates {
  /** Null where there is no ICMS. */
  icms: (IcmsRates & { rule: IcmsBaseRule }) | null;
  /** Whether IPI is charged, at each line's own rate. */
  ipi: boolean;
}

type FederalRates = Record<'pis' | 'cofins' | 'das' | 'credit' | 'cbs' | 'ibs_state' | 'ibs_city', Decimal>;

export function lineRates(
  basis: TaxBasis,
  { origin, operation }: Omit<TaxedLine, 'value' | 'ipi'>,
): LineRates {
  const simples = basis.company.regime === 'simples';
  const icms = simples || operation.icms !== 'taxed' ? null : icmsRates(basis, origin);
  return {
    ...federalRates(basis, operation),
    ipi: !simples && operation.ipi === 'taxed',
    icms: icms && !icms.own.isZero() ? { ...icms, rule: icmsBaseRule(basis, operation) } : null,
  };
}

/** Of what is sold by the operation; without one, of the service. */
function federalRates(basis: TaxBasis, operation?: TaxedOperation): FederalRates {
  const { company, period, customer } = basis;
  const simples = company.regime === 'simples';
  const credits = simples && customer.taxpayer === 1 && !customer.final_use;
  const when = (counts: boolean, percent: number) => (counts ? rateOf(percent) : ZERO);
  const [federal, reformed] = [period.pis_cofins && !simples, isReformed(basis, operation)];
  return {
    pis: when(federal, company.pis),
    cofins: when(federal, company.cofins),
    das: when(simples, company.das),
    credit: when(credits, company.simples_credit),
    cbs: when(reformed, period.cbs),
    ibs_state: when(reformed, period.ibs_state),
    ibs_city: when(reformed, period.ibs_city),
  };
}

/** The amounts that taxes of a line are taken from, BRL; of no account where the line does not have the tax. */
export interface LineBases {
  ipi: Decimal;
  icms: Decimal;
  /** Of the difference of rates and the FCP that are owed to the destination. */
  difal: Decimal;
  /** Of PIS and COFINS. */
  federal: Decimal;
  /** Of CBS and IBS. */
  reform: Decimal;
}

export const lineTaxes = (
  basis: TaxBasis,
  line: TaxedLine,
  charges: LineCharges = NO_CHARGES,
  rates: LineRates = lineRates(basis, line),
): Taxes => taxLine(basis, line, charges, rates).taxes;

/** A line's taxes with the amounts that they are taken from. */
export function taxLine(
  basis: TaxBasis,
  line: TaxedLine,
  charges: LineCharges,
  rates: LineRates,
): { taxes: Taxes; bases: LineBases } {
  const value = exact(line.value);
  const net = less(sum([value, charges.freight]), charges.discount);
  const ofIpi = ipiBase(basis, value, charges);
  const ipi = rates.ipi && line.ipi !== 0 ? taxOf(ofIpi, rateOf(line.ipi)) : ZERO;
  const state = stateTaxes(basis, rates, { net, ipi });
  const owed = sum(Object.values(state.taxes));
  const ofFederal = atLeastZero(basis.company.icms_off_pis ? less(net, owed) : net);
  const federal = federalTaxes(rates, ofFederal);
  const reform = atLeastZero(less(less(less(net, owed), federal.pis), federal.cofins));
  const taxes = {
    ...NO_TAXES,
    ipi,
    ...state.taxes,
    ...federal,
    das: taxOf(net, rates.das),
    credit: taxOf(net, rates.credit),
    ...reformTaxes(rates, reform),
  };
  return {
    taxes,
    bases: { ipi: ofIpi, icms: state.base, difal: state.difalBase, federal: ofFederal, reform },
  };
}

/** Taxes of the order's service where the city taxes it. @param value BRL, its discount taken off */
export function serviceTaxes(basis: TaxBasis, value: Decimal): Taxes {
  const { company, period } = basis;
  const rates = federalRates(basis);
  const rate = exact(company.iss).times(exact(period.icms_share)).times(PERCENT).times(PERCENT);
  const iss = company.regime === 'simples' ? ZERO : taxOf(value, rate);
  const federal = federalTaxes(rates, value);
  const reformed = value.minus(iss).minus(federal.pis).minus(federal.cofins);
  return { ...NO_TAXES, iss, ...federal, das: taxOf(value, rates.das), ...reformTaxes(rates, reformed) };
}

/** The sum of the taxes that come on top of the price. */
export function sumOnTop({ period }: TaxBasis, taxes: Taxes): Decimal {
  const { ipi, cbs, ibs_state, ibs_city } = taxes;
  return period.on_top ? sum([ipi, cbs, ibs_state, ibs_city]) : ipi;
}

/** The sum of the taxes that the seller pays out of the price. */
export const sumContained = (taxes: Taxes): Decimal => sum(CONTAINED.map((tax) => taxes[tax]));

function ipiBase({ company }: TaxBasis, value: Decimal, { freight, discount }: LineCharges): Decimal {
  const freighted = company.freight_in_ipi ? sum([value, freight]) : value;
  return atLeastZero(company.discount_off_ipi ? less(freighted, discount) : freighted);
}

/** BRL: what is sold, and its IPI. */
interface Sold {
  net: Decimal;
  ipi: Decimal;
}

const NO_STATE_TAXES = { icms: ZERO, fcp: ZERO, difal: ZERO, fcp_destination: ZERO };

interface StateTaxes {
  taxes: Pick<Taxes, keyof typeof NO_STATE_TAXES>;
  base: Decimal;
  difalBase: Decimal;
}

function stateTaxes({ customer }: TaxBasis, { icms: rates }: LineRates, sold: Sold): StateTaxes {
  if (rates === null) return { taxes: NO_STATE_TAXES, base: ZERO, difalBase: ZERO };
  const base = icmsBase({ ...sold, own: rates.own }, rates.rule);
  const icms = taxOf(base, rates.own);
  if (!rates.interstate)
    return { taxes: { ...NO_STATE_TAXES, icms, fcp: taxOf(base, rates.fcp) }, base, difalBase: ZERO };
  if (customer.taxpayer !== 9) return { taxes: { ...NO_STATE_TAXES, icms }, base, difalBase: ZERO };
  const taken = roundMoney(difalBase(base, icms, rates));
  return { taxes: { ...NO_STATE_TAXES, icms, ...difalTaxes(rates, taken, icms) }, base, difalBase: taken };
}

/** @param taken the base, BRL */
function difalTaxes(
  rates: IcmsRates,
  taken: Decimal,
  own: Decimal,
): Pick<Taxes, 'difal' | 'fcp_destination'> {
  const owed =
    rates.difal_base === 'single'
      ? roundMoney(taken.times(rates.destination.minus(rates.own)))
      : roundMoney(taken.times(rates.destination)).minus(own);
  return { difal: atLeastZero(owed), fcp_destination: roundMoney(taken.times(rates.fcp)) };
}

/** @param base BRL */
const federalTaxes = ({ pis, cofins }: FederalRates, base: Decimal): Pick<Taxes, 'pis' | 'cofins'> => ({
  pis: taxOf(base, pis),
  cofins: taxOf(base, cofins),
});

const reformTaxes = (rates: FederalRates, base: Decimal): Pick<Taxes, 'cbs' | 'ibs_state' | 'ibs_city'> => ({
  cbs: taxOf(base, rates.cbs),
  ibs_state: taxOf(base, rates.ibs_state),
  ibs_city: taxOf(base, rates.ibs_city),
});
