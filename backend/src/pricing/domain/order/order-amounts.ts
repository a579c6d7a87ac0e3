import type { IpiBasis } from '../basis/used-rates.js';
import type { Figure } from '../numbers/exact.js';
import type { TaxBasis } from '../taxes/tax-rules.js';

/** Fields of a part that its order's amounts are made of: BRL, pieces, kg; as the part stores them. */
export interface PartAmounts {
  unit_value: number;
  quantity: number;
  final_value: number;
  total_ipi_value: number;
  total_icms_value: number;
  gross_weight: number;
  net_weight: number;
  /** Its rates of tax; read for an order with a tax basis alone. */
  price_basis: IpiBasis | null;
}

/** A set with the parts that are summed. */
export interface SetToSum<P extends PartAmounts = PartAmounts> {
  quantity: number;
  parts: readonly P[];
}

/** Amounts on top of an order's parts, BRL, and how all is taxed. */
export interface OrderCharges {
  delivery_type: string | null;
  /** Charged only where delivery_type is CIF. */
  delivery_value: Figure;
  service_value: Figure;
  discount: Figure;
  /** Null: IPI and ICMS are the sums of the parts' own. */
  tax_basis: TaxBasis | null;
}

export const NO_CHARGES: Omit<OrderCharges, 'tax_basis'> = {
  delivery_type: null,
  delivery_value: 0,
  service_value: 0,
  discount: 0,
};

/** A row of the values table, or the sums of its columns. BRL, pieces, kg. */
export interface ValuesLine {
  unit_value: number;
  quantity: number;
  total_value: number;
  gross_weight: number;
  net_weight: number;
}

/** Amounts of one set, or of all of them. BRL and kg. */
export interface Amounts {
  final_value: number;
  ipi: number;
  icms: number;
  gross_weight: number;
  net_weight: number;
}

/** Amounts of a set. */
export interface SetAmounts {
  /** A single set. */
  unit: Amounts;
  /** All that the order takes of it: the single set's amounts times the quantity; taxes by its lines where there is a tax basis. */
  total: Amounts;
  /** CBS and IBS of all of it that come on top, BRL. */
  reform: number;
  values_footer: ValuesLine;
}

/** Taxes of an order with a tax basis, BRL. */
export interface AmountTaxes {
  /** The day of invoicing that they were computed for, `YYYY-MM-DD`. */
  day: string;
  /** Whether its rates of CBS and IBS are not fixed by law yet. */
  estimate: boolean;
  /** Also where they are a test and only shown. */
  cbs: number;
  ibs: number;
  /** ICMS that the buyer from a Simples company may credit; null where there is none. */
  credit: number | null;
}

/** Amounts of a whole order, BRL and kg. */
export interface OrderAmounts {
  /** Σ sets (set quantity × Σ parts' final_value) */
  parts: number;
  /** Comes on top. */
  ipi: number;
  /** Contained in the price, only shown. */
  icms: number;
  /** The freight charged: 0 unless CIF. */
  freight: number;
  service: number;
  discount: number;
  /** CBS and IBS that come on top; 0 without a tax basis. */
  reform: number;
  /** Null without a tax basis. */
  taxes: AmountTaxes | null;
  /** parts + ipi + reform + freight + service − discount */
  total: number;
  gross_weight: number;
  net_weight: number;
  values_footer: ValuesLine;
}
