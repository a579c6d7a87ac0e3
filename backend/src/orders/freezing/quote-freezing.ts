import { Injectable } from '@nestjs/common';
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

/** What keeps frozen copies of quotes; all of it inside of the open transaction, which holds the order's lock. */
export interface FrozenCopies {
  /**
   * Keeps the quote as it is now.
   * @param at when it counts as frozen (ISO moment)
   * @returns its revision: the last one where the content is the same
   */
  freeze(tree: OrderTree, by: Freezer, at: string): Promise<Frozen>;
  /**
   * What the order, which is as its last revision has it, becomes in the quantities that its customer chose.
   * @returns null for quantities that the revision does not offer
   */
  picked(tree: OrderTree, picks: CustomerPicks): Promise<QuoteInPickedQuantities | null>;
  /** Gives up all copies of an order that is deleted. @returns what the history keeps of them */
  forget(orderId: number): Promise<readonly object[]>;
}

/** The orders' port to revisions, which orders don't know: the revisions take it when the process starts. */
@Injectable()
export class QuoteFreezing {
  private copies: FrozenCopies | null = null;

  take(copies: FrozenCopies): void {
    this.copies = copies;
  }

  async freeze(tree: OrderTree, by: Freezer, at: string): Promise<Frozen> {
    return this.taken.freeze(tree, by, at);
  }

  async picked(tree: OrderTree, picks: CustomerPicks): Promise<QuoteInPickedQuantities | null> {
    return this.taken.picked(tree, picks);
  }

  async forget(orderId: number): Promise<readonly object[]> {
    return this.taken.forget(orderId);
  }

  private get taken(): FrozenCopies {
    if (!this.copies) throw new Error('Orders are changed in a process without revisions');
    return this.copies;
  }
}
