import { createHash } from 'node:crypto';
import type { OrderAmounts } from '../../../pricing/domain/order/order-amounts.js';
import { refusingTooLarge } from '../../../pricing/refusals.js';
import type { Calculated } from '../../repricing/domain/reprice.js';
import type { OrderTree, PartTree } from '../../tree/order-tree.js';
import { withAmounts } from '../../tree/with-amounts.js';

export type RefreshedPart<P extends PartTree = PartTree> = Calculated<P>;

/** An order as Recalcular would leave it. */
export interface RefreshedOrder {
  /** The parts that change, in their order. */
  parts: readonly RefreshedPart[];
  /** Amounts of the order with these parts. */
  amounts: OrderAmounts;
}

/** The order's amounts with these parts in the place of the stored ones. @throws Invalid for a sum that is too large */
export function amountsWith(order: OrderTree, parts: readonly RefreshedPart[]): OrderAmounts {
  const changed = new Map(parts.map(({ part, fields }) => [part.id, fields]));
  const sets = order.sets.map((set) => ({
    ...set,
    parts: set.parts.map((part) => ({ ...part, ...changed.get(part.id) })),
  }));
  return refusingTooLarge(() => withAmounts({ ...order, sets })).amounts;
}

/** Equal for equal changes of the same parts: another order, part or catalogue makes another digest. */
export function refreshDigest(order: OrderTree, { parts, amounts }: RefreshedOrder): string {
  const changes = parts.map(({ part, fields }) => [part.id, part.version, part.final_value, fields]);
  const shown = [order.id, order.version, changes, order.amounts.total, amounts.total];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
