import type { PartFigures } from '../../pricing/domain/part/part-figures.js';
import type { CustomerPicks } from '../domain/customer-picks.js';
import type { OrderTree } from '../tree/order-tree.js';

/** Who freezes a quote. */
export interface Freezer {
  id: number | null;
  name: string;
}

/** A revision, and since when it is. */
export interface Frozen {
  number: number;
  frozen_at: string;
}

/** A set of the order in a quantity that was chosen, with the frozen figures of the parts that it changes. */
export interface SetInPickedQuantity {
  set_id: number;
  quantity: number;
  parts: { id: number; figures: PartFigures }[];
}

export interface QuoteInPickedQuantities {
  sets: SetInPickedQuantity[];
  /** BRL; negative where the discount exceeds the rest. */
  total: number;
}

/**
 * The orders' port to frozen copies of quotes, which the revisions' module provides: orders don't know it. All of it inside of the open
 * transaction, which holds the order's lock.
 */
export abstract class QuoteFreezing {
  /**
   * Keeps the quote as it is now.
   * @param at when it counts as frozen (ISO moment)
   * @returns its revision: the last one where the content is the same
   */
  abstract freeze(tree: OrderTree, by: Freezer, at: string): Promise<Frozen>;

  /**
   * The order, which is as its last revision has it, in the quantities that its customer chose.
   * @returns null for quantities that the revision does not offer
   */
  abstract picked(tree: OrderTree, picks: CustomerPicks): Promise<QuoteInPickedQuantities | null>;

  /** Gives up all copies of an order that is deleted. @returns what the history keeps of them */
  abstract forget(orderId: number): Promise<readonly object[]>;
}
