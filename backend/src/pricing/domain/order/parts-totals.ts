/** Totals of some or all parts of an order while users work on them: with costs, for users who may see these. */
import { scaledSum, unscaled } from '../numbers/scaled.js';
import type { PartCosts } from '../part/calculate-part.js';
import type { OrderAmounts, OrderCharges, SetToSum } from './order-amounts.js';
import { sumOrder } from './order-totals.js';

/** Sums of parts, BRL and kg, as often as their sets are made. */
export type PartsTotals = Pick<
  OrderAmounts,
  'parts' | 'ipi' | 'reform' | 'icms' | 'total' | 'gross_weight' | 'net_weight'
> & { parts_count: number };

/** Some parts of a set, or all of them. */
export interface PartsOfSet<P> {
  quantity: number;
  parts: readonly P[];
}

/**
 * @param charges the order's for all of its parts; without freight, service and discount total is the parts and what comes on top
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function partsTotals(sets: readonly SetToSum[], charges: OrderCharges): PartsTotals {
  const { parts, ipi, reform, icms, total, gross_weight, net_weight } = sumOrder(charges, sets).amounts;
  const parts_count = sets.reduce((count, set) => count + set.parts.length, 0);
  return { parts_count, parts, ipi, reform, icms, total, gross_weight, net_weight };
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
