/**
 * Taxes of one line of an order, a part times its set's quantity: each rounded half-up to the cent once (docs/pricing.md, Taxes by
 * the day of the invoice). Bases are at least 0.
 */
import { ONE, PERCENT, ZERO, exact } from '../numbers/exact.js';
import { ratioOf, shareOf, type Ratio } from '../numbers/ratio.js';
import { scaled } from '../numbers/scaled.js';
import { icmsRates, type IcmsRates } from './icms-rates.js';
import { icmsBaseRule, isReformed, type IcmsBaseRule } from './icms-base.js';
import type { TaxedOperation } from './operation.js';
import { letsCredit } from './operations.js';
import type { DifalBase, TaxBasis } from './tax-rules.js';

/** Taxes that the seller pays out of the price. */
const CONTAINED = ['icms', 'fcp', 'difal', 'fcp_destination', 'pis', 'cofins', 'das', 'iss'] as const;

/** Every tax that an order may have. `credit` is none: it is the ICMS that the buyer of a Simples company may credit. */
export const TAXES = ['ipi', ...CONTAINED, 'credit', 'cbs', 'ibs_state', 'ibs_city'] as const;
export type Tax = (typeof TAXES)[number];

/** In whole cents: an order has thousands of them, and decimals would cost more than all else of its totals. */
export type Taxes = Record<Tax, number>;

export const NO_TAXES = Object.fromEntries(TAXES.map((tax) => [tax, 0])) as Taxes;

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

/** A line's shares of the order's freight and discount, in cents. */
export interface LineCharges {
  freight: number;
  discount: number;
}

export const NO_CHARGES: LineCharges = { freight: 0, discount: 0 };

const rateOf = (percent: number): Ratio => ratioOf(exact(percent).times(PERCENT));

/** Rates of the taxes of all lines of one IPI, origin and operation: of 0 where a tax does not count. */
export interface LineRates extends FederalRates {
  /** Null where there is no ICMS. */
  icms: LineIcms | null;
  /** Null where IPI is not charged. */
  ipi: Ratio | null;
}

type FederalRates = Record<'pis' | 'cofins' | 'das' | 'credit' | 'cbs' | 'ibs_state' | 'ibs_city', Ratio>;

export interface LineIcms extends Record<'own' | 'destination' | 'fcp', Ratio> {
  interstate: boolean;
  difal_base: DifalBase;
  /** The destination's rate less the own one, at least 0. */
  difference: Ratio;
  /** Makes the base of DIFAL of the amount that it is taken from. */
  difal: Ratio;
  with_ipi: boolean;
  /** The base of ICMS is this share of the goods' value; `reform` of their net value is added for CBS and IBS, by the same divisor. */
  sold: Ratio;
  reform: number;
}

export function lineRates(basis: TaxBasis, { ipi, origin, operation }: Omit<TaxedLine, 'value'>): LineRates {
  const simples = basis.company.regime === 'simples';
  const icms = simples || operation.icms !== 'taxed' ? null : icmsRates(basis, origin);
  return {
    ...federalRates(basis, operation),
    ipi: !simples && operation.ipi === 'taxed' ? rateOf(ipi) : null,
    icms: icms && !icms.own.isZero() ? lineIcms(icms, icmsBaseRule(basis, operation)) : null,
  };
}

/** The base is that of `icmsBase`, in whole numbers. */
function lineIcms(
  { own, destination, fcp, ...rates }: IcmsRates,
  { with_ipi, reform }: IcmsBaseRule,
): LineIcms {
  const difference = destination.minus(own);
  const { times, per } = ratioOf(rates.difal_base === 'single' ? ONE : ONE.minus(destination).minus(fcp));
  const added = exact(reform).times(PERCENT);
  const divisor = ONE.plus(own.times(added));
  const one = 10 ** Math.max(divisor.decimalPlaces(), added.decimalPlaces());
  return {
    ...rates,
    own: ratioOf(own),
    destination: ratioOf(destination),
    fcp: ratioOf(fcp),
    difference: ratioOf(difference.isNegative() ? ZERO : difference),
    difal: { times: per, per: times },
    with_ipi,
    sold: { times: one, per: divisor.times(one).toNumber() },
    reform: added.times(one).toNumber(),
  };
}

/** Of what is sold by the operation; without one, of the service. */
function federalRates(basis: TaxBasis, operation?: TaxedOperation): FederalRates {
  const { company, period, customer } = basis;
  const simples = company.regime === 'simples';
  const credits =
    simples && customer.taxpayer === 1 && !customer.final_use && (!operation || letsCredit(operation));
  const when = (counts: boolean, percent: number) => rateOf(counts ? percent : 0);
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

/** The amounts that taxes of a line are taken from, in cents; of no account where the line does not have the tax. */
export interface LineBases {
  ipi: number;
  icms: number;
  /** Of the difference of rates and the FCP that are owed to the destination. */
  difal: number;
  /** Of PIS and COFINS. */
  federal: number;
  /** Of CBS and IBS. */
  reform: number;
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
  const value = scaled('total', line.value);
  const net = value + charges.freight - charges.discount;
  const ofIpi = ipiBase(basis, value, charges);
  const ipi = rates.ipi ? shareOf(ofIpi, rates.ipi) : 0;
  const { icms, fcp, difal, fcp_destination, base, difalBase } = stateTaxes(basis, rates.icms, net, ipi);
  const owed = icms + fcp + difal + fcp_destination;
  const ofFederal = Math.max(0, basis.company.icms_off_pis ? net - owed : net);
  const pis = shareOf(ofFederal, rates.pis);
  const cofins = shareOf(ofFederal, rates.cofins);
  const reform = Math.max(0, net - owed - pis - cofins);
  // The taxes are named one by one: a copy of the whole object takes longer than the arithmetic.
  const taxes = {
    ipi,
    icms,
    fcp,
    difal,
    fcp_destination,
    pis,
    cofins,
    das: shareOf(net, rates.das),
    iss: 0,
    credit: shareOf(net, rates.credit),
    cbs: shareOf(reform, rates.cbs),
    ibs_state: shareOf(reform, rates.ibs_state),
    ibs_city: shareOf(reform, rates.ibs_city),
  };
  return {
    taxes,
    bases: { ipi: ofIpi, icms: base, difal: difalBase, federal: ofFederal, reform },
  };
}

/** Taxes of the order's service where the city taxes it. @param value cents, its discount taken off */
export function serviceTaxes(basis: TaxBasis, value: number): Taxes {
  const { company, period } = basis;
  const rates = federalRates(basis);
  const rate = exact(company.iss).times(exact(period.icms_share)).times(PERCENT).times(PERCENT);
  const iss = company.regime === 'simples' ? 0 : shareOf(value, ratioOf(rate));
  const [pis, cofins] = [shareOf(value, rates.pis), shareOf(value, rates.cofins)];
  const reform = value - iss - pis - cofins;
  return {
    ...NO_TAXES,
    iss,
    pis,
    cofins,
    das: shareOf(value, rates.das),
    cbs: shareOf(reform, rates.cbs),
    ibs_state: shareOf(reform, rates.ibs_state),
    ibs_city: shareOf(reform, rates.ibs_city),
  };
}

/** The sum of the taxes that come on top of the price, in cents. */
export function sumOnTop({ period }: TaxBasis, { ipi, cbs, ibs_state, ibs_city }: Taxes): number {
  return period.on_top ? ipi + cbs + ibs_state + ibs_city : ipi;
}

/** The sum of the taxes that the seller pays out of the price, in cents. */
export const sumContained = (taxes: Taxes): number => CONTAINED.reduce((all, tax) => all + taxes[tax], 0);

function ipiBase({ company }: TaxBasis, value: number, { freight, discount }: LineCharges): number {
  const freighted = company.freight_in_ipi ? value + freight : value;
  return Math.max(0, company.discount_off_ipi ? freighted - discount : freighted);
}

interface StateTaxes extends Pick<Taxes, 'icms' | 'fcp' | 'difal' | 'fcp_destination'> {
  base: number;
  difalBase: number;
}

const NO_STATE_TAXES: StateTaxes = { icms: 0, fcp: 0, difal: 0, fcp_destination: 0, base: 0, difalBase: 0 };

/** @param net what is sold @param ipi cents, as net */
function stateTaxes({ customer }: TaxBasis, rates: LineIcms | null, net: number, ipi: number): StateTaxes {
  if (rates === null) return NO_STATE_TAXES;
  const sold = rates.with_ipi ? net + ipi : net;
  const base = shareOf(sold, rates.sold, { cents: net, times: rates.reform });
  const icms = shareOf(base, rates.own);
  if (!rates.interstate) return { ...NO_STATE_TAXES, icms, fcp: shareOf(base, rates.fcp), base };
  if (customer.taxpayer !== 9) return { ...NO_STATE_TAXES, icms, base };
  const single = rates.difal_base === 'single';
  const difalBase = shareOf(single ? base : base - icms, rates.difal);
  const difal = single
    ? shareOf(difalBase, rates.difference)
    : Math.max(0, shareOf(difalBase, rates.destination) - icms);
  return { icms, fcp: 0, difal, fcp_destination: shareOf(difalBase, rates.fcp), base, difalBase };
}
