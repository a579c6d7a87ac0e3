import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { QuoteFreezing } from './freezing/quote-freezing.js';
import type { Changes } from './history/order-history.service.js';
import { OrdersRepository } from './orders.repository.js';
import { PickedQuantities } from './picks/picked-quantities.service.js';
import type { OrderTree } from './tree/order-tree.js';
import { OrderValidity, type ValidityChange } from './validity/order-validity.service.js';

/** What a move of the status does besides the order's own columns; inside of its transaction. */
@Injectable()
export class OrderMoves {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly validity: OrderValidity,
    private readonly freezing: QuoteFreezing,
    private readonly picks: PickedQuantities,
  ) {}

  /**
   * Freezes the quote as it is now, for a move that does. What is sent once more as it was is as valid as it was.
   * @returns the number of its new revision as a change, if there is one
   */
  async freeze(actor: Actor, tree: OrderTree, change: ValidityChange): Promise<Changes> {
    const { revision } = tree;
    const { number, frozen_at } = await this.freezing.freeze(tree, actor, change.now);
    if (number !== revision) {
      tree.revision = number;
      return { revision: [revision, number] };
    }
    const kept = await this.validity.changeOf(tree, { ...change, now: frozen_at });
    Object.assign(tree, kept);
    if (Object.keys(kept).length > 0) await this.orders.update(tree.id, kept);
    return {};
  }

  /** An approval takes over what the customer chose. @returns whether anything was chosen @throws Invalid */
  async takeOverPicks(actor: Actor, tree: OrderTree): Promise<boolean> {
    return this.picks.takeOver(actor, tree);
  }
}
