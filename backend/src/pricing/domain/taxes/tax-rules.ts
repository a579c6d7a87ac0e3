/** Facts that the taxes of an order follow from: who sells, who buys, which day it is invoiced on, and the rates of that day. */
import type { OldCompany, Operation } from './operation.js';

/** A row of the tax reform's timetable; rates in %. It holds from its day until the next row's. */
export interface TaxPeriod {
  /** `YYYY-MM-DD` */
  from: string;
  cbs: number;
  ibs_state: number;
  ibs_city: number;
  /** Whether CBS and IBS come on top of the price; else they are a test and only shown. */
  on_top: boolean;
  /** How much of ICMS and ISS still counts, in %. */
  icms_share: number;
  /** Whether PIS and COFINS still exist. */
  pis_cofins: boolean;
  /** Whether IPI is zero for every NCM that does not keep it. */
  ipi_zero: boolean;
  /** Whether its rates are not fixed by law yet. */
  estimate: boolean;
}

/** How a state taxes sales into it, in %. */
export interface StateRates {
  icms: number;
  fcp: number;
  /** The base of the difference of rates (DIFAL): `single` the price, `double` the price without ICMS, with the state's own put in. */
  difal_base: DifalBase;
}

export const DIFAL_BASES = ['single', 'double'] as const;
export type DifalBase = (typeof DIFAL_BASES)[number];

/** The rates of a state from a day on. */
export interface StateRatesFrom extends StateRates {
  /** `YYYY-MM-DD` */
  from: string;
}

/** The IPI of an NCM from a day on, in %. */
export interface IpiFrom {
  /** `YYYY-MM-DD` */
  from: string;
  ipi: number;
}

/** An NCM, as its IPI follows from it. */
export interface TaxedNcm {
  /** % before its first dated rate. */
  ipi: number;
  rates: readonly IpiFrom[] | null;
  /** It keeps its IPI in periods in which others have none (Zona Franca de Manaus). */
  keeps_ipi: boolean | null;
}

export const TAX_REGIMES = ['simples', 'presumido', 'real'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

export const SERVICE_KINDS = ['iss', 'goods'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** The seller. Rates in %. */
export interface CompanyTaxes extends OldCompany {
  /** Abbreviation of its state. */
  state: string;
  regime: TaxRegime;
  pis: number;
  cofins: number;
  /** Of Simples Nacional: the share of the price that goes to the DAS. */
  das: number;
  /** Of Simples Nacional: the ICMS that the buyer may credit (pCredSN). */
  simples_credit: number;
  /** Of Simples Nacional: it chose to collect CBS and IBS as others do, from the year in which they come on top. */
  simples_regular: boolean;
  /** Whether the order's service is taxed by the city (ISS) or as goods, like freight. */
  service_kind: ServiceKind;
  iss: number;
  freight_in_ipi: boolean;
  discount_off_ipi: boolean;
  /** ICMS and DIFAL are no part of what PIS and COFINS are taken from. */
  icms_off_pis: boolean;
  /** CBS and IBS are part of what ICMS is taken from. */
  reform_in_icms: boolean;
}

/** Indicator of a customer's registration for ICMS (indIEDest): contributor, exempt, no contributor. */
export const TAXPAYERS = [1, 2, 9] as const;
export type Taxpayer = (typeof TAXPAYERS)[number];

/** The buyer. */
export interface CustomerTaxes {
  /** Abbreviation of its state; null where it is not known. */
  state: string | null;
  taxpayer: Taxpayer;
  /** It uses what it buys itself, or keeps it as an asset. */
  final_use: boolean;
}

/** All that the taxes of one order follow from, but for its lines. */
export interface TaxBasis {
  /** The day of invoicing, `YYYY-MM-DD`. */
  day: string;
  period: TaxPeriod;
  company: CompanyTaxes;
  /** Of the goods, 0 to 8. */
  origin: number;
  customer: CustomerTaxes;
  /** The customer's state on that day; null without a state: there is no ICMS then. */
  destination: StateRates | null;
  /** The operations that its parts are sold by, the order's own first; absent in a basis from before there was a table of them. */
  operations?: readonly [Operation, ...Operation[]];
}

/** Whether the buyer keeps the goods: IPI is part of the base of ICMS then. */
export const isFinal = ({ taxpayer, final_use }: CustomerTaxes): boolean => final_use || taxpayer === 9;

/** A customer's own answers about its taxes, null where it gives none, and the documents that stand in for them. */
interface StatedCustomer {
  taxpayer: number | null;
  final_use: boolean | null;
  state_registration: string | null;
  cnpj: string | null;
  cpf: string | null;
}

/** A customer's profile: as it is stated, else by its registration (ISENTO is 2, a CPF alone 9, all others 1). */
export function profileOf(customer: StatedCustomer | null): Pick<CustomerTaxes, 'taxpayer' | 'final_use'> {
  const taxpayer =
    customer === null ? 1 : (TAXPAYERS.find((one) => one === customer.taxpayer) ?? guessTaxpayer(customer));
  return { taxpayer, final_use: taxpayer === 9 || (customer?.final_use ?? taxpayer === 2) };
}

function guessTaxpayer({ state_registration, cnpj, cpf }: StatedCustomer): Taxpayer {
  if (/\d/.test(state_registration ?? '')) return 1;
  if (/isento/i.test(state_registration ?? '')) return 2;
  return cpf && !cnpj ? 9 : 1;
}
