import type { Figure } from '../numbers/exact.js';

export interface PartAmounts {
  id?: number;
  unit_value: number;
  quantity: number;
  final_value: number;
  total_ipi_value: number;
  total_icms_value: number;
  gross_weight: number;
  net_weight: number;
}

export interface SetAmounts {
  id?: number;
  /** How many of the set the order takes. */
  quantity: Figure;
  parts: readonly PartAmounts[];
}

export interface OrderAmounts {
  delivery_type: string | null;
  /** BRL, charged only where delivery_type is CIF. */
  delivery_value: Figure;
  service_value: Figure;
  discount: Figure;
  sets: readonly SetAmounts[];
}

/** A row of the values table, or the sums of its columns. BRL, pieces, kg. */
export interface ValuesLine {
  unit_value: number;
  quantity: number;
  total_value: number;
  gross_weight: number;
  net_weight: number;
}

export interface PartLine extends ValuesLine {
  id: number | null;
}

/** What one set, or all of them, amount to. BRL and kg. */
export interface Amounts {
  final_value: number;
  ipi: number;
  icms: number;
  gross_weight: number;
  net_weight: number;
}

export interface SetTotals extends Amounts {
  id: number | null;
  quantity: number;
  /** Rows of the set, not pieces. */
  parts_count: number;
  /** The same for a single set; the totals beside it are these times the quantity. */
  unit: Amounts;
  /** In the order of the set's parts. */
  lines: PartLine[];
  values_footer: ValuesLine;
}

export interface OrderTotals {
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
  /** In the order of the order's sets. */
  sets: SetTotals[];
  values_footer: ValuesLine;
}
