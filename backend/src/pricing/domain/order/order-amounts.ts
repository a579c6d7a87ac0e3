import type { Figure } from '../numbers/exact.js';

/** Fields of a part that its order's amounts are made of: BRL, pieces, kg; as the part stores them. */
export interface PartAmounts {
  unit_value: number;
  quantity: number;
  final_value: number;
  total_ipi_value: number;
  total_icms_value: number;
  gross_weight: number;
  net_weight: number;
}

/** Amounts on top of an order's parts, BRL. */
export interface OrderCharges {
  delivery_type: string | null;
  /** Charged only where delivery_type is CIF. */
  delivery_value: Figure;
  service_value: Figure;
  discount: Figure;
}

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
  /** All that the order takes of it: the single set's amounts times the quantity. */
  total: Amounts;
  values_footer: ValuesLine;
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
  /** parts + ipi + freight + service − discount */
  total: number;
  gross_weight: number;
  net_weight: number;
  values_footer: ValuesLine;
}
