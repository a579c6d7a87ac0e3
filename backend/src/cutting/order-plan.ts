import { repriceByLoss } from '../orders/repricing/domain/reprice-loss.js';
import {
  amountsWith,
  type RefreshedOrder,
  type RefreshedPart,
} from '../orders/tools/refresh/refreshed-order.js';
import type { OrderTree, PartTree } from '../orders/tree/order-tree.js';
import { exact, sum } from '../pricing/domain/numbers/exact.js';
import { stored } from '../pricing/domain/numbers/rounding.js';
import { partLine } from '../pricing/domain/order/order-totals.js';
import { refusingTooLarge } from '../pricing/refusals.js';
import { isGrossLocked } from './domain/cut-figures.js';
import type { CutGroup } from './domain/cut-group.js';
import { planOfGroup, type PlanOfGroup } from './plan-of-group.js';
import type { StoredPlan } from './stored-plan.js';

/** A group of an order as it is now, with its plan and what that makes of the price. */
export interface GroupOfOrder extends PlanOfGroup {
  /** Its parts that are cut, in the order of the group. */
  parts: PartTree[];
  /** Whether the plan's loss can be given to the parts. */
  applicable: boolean;
  /** BRL of its parts in all sets, as they are stored and with the plan's loss. */
  value: number;
  new_value: number;
}

/** The plan of an order beside the order as it is now. */
export interface OrderPlan {
  order: OrderTree;
  /** The batch that it is cut in, or null. */
  batch_id: number | null;
  stored: StoredPlan | null;
  groups: GroupOfOrder[];
  /** The parts that the losses of all applicable plans change, and what the order amounts to with them. */
  refreshed: RefreshedOrder;
}

export const isOpenQuote = ({ type, status }: Pick<OrderTree, 'type' | 'status'>): boolean =>
  type === 'pre_order' && status === 'in_progress';

/** @throws Invalid for a sum that is too large */
export function planOrder(
  order: OrderTree,
  groups: readonly CutGroup[],
  { plan, batch_id }: { plan: StoredPlan | null; batch_id: number | null },
): OrderPlan {
  const byId = new Map(order.sets.flatMap(({ parts }) => parts).map((part) => [part.id, part]));
  const planned = groups.map((group) => groupOfOrder(order, group, { byId, plan }));
  const changed = planned.flatMap(({ changes }) => changes);
  return {
    order,
    batch_id,
    stored: plan,
    groups: planned.map(({ of }) => of),
    refreshed: { parts: changed, amounts: amountsWith(order, changed) },
  };
}

function groupOfOrder(
  order: OrderTree,
  group: CutGroup,
  { byId, plan }: { byId: ReadonlyMap<number, PartTree>; plan: StoredPlan | null },
): { of: GroupOfOrder; changes: RefreshedPart[] } {
  const parts = group.parts.flatMap(({ id }) => byId.get(id) ?? []);
  const shown = planOfGroup(group, plan, parts);
  const loss = shown.figures?.loss ?? null;
  const isComplete =
    group.outside.every(({ reason }) => reason === 'left_out') && shown.planned?.plan.left.length === 0;
  const applicable = isOpenQuote(order) && isComplete && !shown.outdated && loss !== null;
  const changes = applicable ? lossChanges(parts, loss, order.markup) : [];
  const after = new Map(changes.map(({ part, fields }) => [part.id, { ...part, ...fields }]));
  return {
    of: {
      ...shown,
      parts,
      applicable,
      value: valueOf(parts),
      new_value: valueOf(parts.map((part) => after.get(part.id) ?? part)),
    },
    changes,
  };
}

/** The parts that this loss makes others; a locked gross weight stays. */
function lossChanges(parts: readonly PartTree[], loss: number, markup: number): RefreshedPart[] {
  const open = parts.filter((part) => part.loss !== loss && !isGrossLocked(part));
  return refusingTooLarge(() => open.map((part) => repriceByLoss(part, loss, markup)));
}

const valueOf = (parts: readonly PartTree[]): number =>
  stored('total', sum(parts.map((part) => exact(partLine(part, part.set_quantity).total_value))));
