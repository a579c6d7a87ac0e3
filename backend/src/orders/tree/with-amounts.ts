import { partLine, sumOrder } from '../../pricing/domain/order/order-totals.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { LoadedOrder, OrderTree, PartTree } from './order-tree.js';

/**
 * The order with what its parts, its sets and itself amount to. The rows themselves get their amounts: a large order is
 * not copied for it.
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function withAmounts(order: LoadedOrder): OrderTree {
  const summed = sumOrder(order, order.sets);
  const sets = summed.sets.map(({ set, amounts }) =>
    Object.assign(set, { parts: set.parts.map((part) => partWithLine(part, set.quantity)), amounts }),
  );
  return Object.assign(order, { sets, amounts: summed.amounts });
}

const partWithLine = (part: LoadedPart, sets: number): PartTree =>
  Object.assign(part, { line: partLine(part, sets) });
