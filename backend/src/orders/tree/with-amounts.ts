import { orderAmounts, partLine, setAmounts } from '../../pricing/domain/order/order-totals.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { LoadedSet } from '../sets/loaded-set.js';
import type { LoadedOrder, OrderTree, PartTree, SetTree } from './order-tree.js';

/**
 * The order with what its parts, its sets and itself amount to. The rows themselves get their amounts: a large order is
 * not copied for it.
 * @throws ResultTooLarge for a sum of more than 15 significant digits
 */
export function withAmounts(order: LoadedOrder): OrderTree {
  const sets = order.sets.map(setWithAmounts);
  const amounts = orderAmounts(
    order,
    sets.map((set) => set.amounts),
  );
  return Object.assign(order, { sets, amounts });
}

function setWithAmounts(set: LoadedSet): SetTree {
  const parts = set.parts.map((part) => partWithLine(part, set.quantity));
  const amounts = setAmounts(
    parts,
    parts.map((part) => part.line),
    set.quantity,
  );
  return Object.assign(set, { parts, amounts });
}

const partWithLine = (part: LoadedPart, sets: number): PartTree =>
  Object.assign(part, { line: partLine(part, sets) });
