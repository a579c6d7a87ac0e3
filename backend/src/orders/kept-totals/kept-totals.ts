import type { KeptTotals } from '../order.entity.js';
import type { OrderTotalsView } from '../tree/order-totals.view.js';

/** What the order's row keeps of its totals. */
export function keptTotals(totals: OrderTotalsView): KeptTotals {
  return {
    sets_count: totals.sets.length,
    parts_count: totals.sets.reduce((count, set) => count + set.parts_count, 0),
    parts_total: totals.parts,
    ipi_total: totals.ipi,
    icms_total: totals.icms,
    total: totals.total,
    gross_weight: totals.gross_weight,
    net_weight: totals.net_weight,
  };
}

/** The columns in which the order's row differs from what it should keep. */
export function differingTotals(kept: KeptTotals, right: KeptTotals): (keyof KeptTotals)[] {
  const columns = Object.keys(right) as (keyof KeptTotals)[];
  return columns.filter((column) => kept[column] !== right[column]);
}
