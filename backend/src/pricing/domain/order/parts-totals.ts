/** Totals of some or all parts of an order while users work on them: with costs, for users who may see these. */
import { scaledSum, unscaled } from '../numbers/scaled.js';
import type { PartCosts } from '../part/calculate-part.js';
import type { OrderAmounts, OrderCharges, PartAmounts } from './order-amounts.js';
import { orderAmounts, partLine, setAmounts } from './order-totals.js';

/** Sums of parts, BRL and kg, as often as their sets are made. */
export type PartsTotals = Pick<
  OrderAmounts,
  'parts' | 'ipi' | 'icms' | 'total' | 'gross_weight' | 'net_weight'
> & { parts_count: number };

/** Some parts of a set, or all of them. */
export interface PartsOfSet<P> {
  quantity: number;
  parts: readonly P[];
}

const NO_CHARGES: OrderCharges = { delivery_type: null, delivery_value: 0, service_value: 0, discount: 0 };

/**
 * @param charges the order's for all of its parts; without them total is parts + IPI
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function partsTotals(
  sets: readonly PartsOfSet<PartAmounts>[],
  charges: OrderCharges = NO_CHARGES,
): PartsTotals {
  const summed = sets.map(({ quantity, parts }) =>
    setAmounts(
      parts,
      parts.map((part) => partLine(part, quantity)),
      quantity,
    ),
  );
  const { parts, ipi, icms, total, gross_weight, net_weight } = orderAmounts(charges, summed);
  const parts_count = sets.reduce((count, set) => count + set.parts.length, 0);
  return { parts_count, parts, ipi, icms, total, gross_weight, net_weight };
}

/**
 * Cost of the parts before markup, as often as their sets are made.
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function partsCosts(sets: readonly PartsOfSet<PartCosts>[]): PartCosts {
  const ofSet = (key: keyof PartCosts, { quantity, parts }: PartsOfSet<PartCosts>) =>
    scaledSum(
      key,
      parts.map((part) => part[key]),
    ) * quantity;
  const sum = (key: keyof PartCosts) =>
    unscaled(
      key,
      sets.reduce((total, set) => total + ofSet(key, set), 0),
    );
  return { cost: sum('cost'), material_cost: sum('material_cost'), process_cost: sum('process_cost') };
}
