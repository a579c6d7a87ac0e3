import { Injectable } from '@nestjs/common';
import { Topic, type Phase } from '../../platform/database/commit-phases.js';
import { Database } from '../../platform/database/database.js';
import { Follows } from '../../platform/database/followers.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { currentOrigin, currentTab } from '../../platform/http/request-origin.js';
import type { Order } from '../order.entity.js';

/** A change may have touched these of an order. */
interface Aspects {
  /** Texts, files, customer, owner, and the rows that have them: all that the order is found by. */
  words: boolean;
  /** Sizes of its parts. */
  sizes: boolean;
  /** Totals that its row keeps and that are not yet those of its rows. */
  sums: boolean;
}

/** An order that a transaction changed, made or deleted. */
export interface OrderChanged extends Aspects {
  order_id: number;
  /** Scheme and host under which the change was requested; undefined where no request led to it. */
  origin: string | undefined;
  /** The browser tab that requested it, where it is named. */
  tab: string | undefined;
  /** The user whose order it was until this change deleted it or gave it to another. */
  former_owner: number | undefined;
  /** Its row as it is stored, known once its totals are kept: the first to follow. Null where it is gone. */
  order: RowOf<Order> | null;
  /** The parts that were changed, added or removed, where nothing else of the order was and they are few; else null. */
  part_ids: readonly number[] | null;
}

/** More parts than these are not named: a screen that shows the order reads it anew. */
const MOST_PARTS = 50;

/** A change's own word on what it may have touched. */
export interface Touched {
  /** False where all that the order is found by stays. */
  words?: boolean;
  /** False where the sizes of its parts stay, too; without it as `words`. */
  sizes?: boolean;
  /** The user whose order it was, where it no longer is. */
  former_owner?: number | null | undefined;
  /** The parts that it changes, adds or removes, where nothing else of the order changes. */
  part_ids?: readonly number[];
}

/** Orders that the open transaction changes, by their ids. */
export const ORDERS = new Topic<OrderChanged>('orders');

/**
 * Declares that a method follows changed orders: once for all orders of a transaction, also those that it deleted.
 * @param aspects the method follows changes alone that may have touched one of these; none: every change
 */
export const OnOrderChange = (phase: Phase, ...aspects: (keyof Aspects)[]) =>
  Follows(ORDERS, phase, (change) => aspects.length === 0 || aspects.some((aspect) => change[aspect]));

/** Announces changed orders to features that the orders don't know (OnOrderChange). */
@Injectable()
export class ChangedOrders {
  constructor(private readonly db: Database) {}

  /**
   * Announces that the open transaction changes the order.
   * @param touched anything, unless the change is known to touch less
   */
  announce(
    orderId: number,
    { words = true, sizes = words, former_owner, part_ids }: Touched = {},
  ): Promise<void> {
    const changes = this.db.changes(ORDERS);
    const former = changes.get(orderId);
    changes.set(orderId, {
      order_id: orderId,
      origin: currentOrigin(),
      tab: currentTab(),
      former_owner: former_owner ?? former?.former_owner,
      part_ids: changedParts(former, part_ids),
      words: words || (former?.words ?? false),
      sizes: sizes || (former?.sizes ?? false),
      sums: true,
      order: null,
    });
    return Promise.resolve();
  }

  /** The order's kept totals are those of its rows by now, whatever was announced so far. @param order as it is stored */
  sumsKept(order: RowOf<Order>): void {
    const changes = this.db.changes(ORDERS);
    const change = changes.get(order.id);
    if (change) changes.set(order.id, { ...change, sums: false, order });
  }
}

function changedParts(
  former: OrderChanged | undefined,
  ids: readonly number[] | undefined,
): OrderChanged['part_ids'] {
  if (!ids || former?.part_ids === null) return null;
  const all = new Set([...(former?.part_ids ?? []), ...ids]);
  return all.size > MOST_PARTS ? null : [...all];
}
