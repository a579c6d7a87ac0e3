import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { QuoteFreezing, type SetInPickedQuantity } from './quote-freezing.js';
import { OrderHistoryService, type Changes } from '../history/order-history.service.js';
import { OrdersRepository } from '../orders.repository.js';
import { CustomerPicksPort } from './customer-picks.js';
import { updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { present } from '../../platform/present.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { ChangedOrders } from '../access/changed-orders.js';
import { orderTexts } from '../orders.texts.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';
import type { OrderTree } from '../tree/order-tree.js';
import { OrderValidity, type ValidityChange } from '../validity/order-validity.service.js';

/** Freezes and takes over what a move of the status does besides the order's own columns; inside of its transaction. */
@Injectable()
export class OrderMoves {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly validity: OrderValidity,
    private readonly freezing: QuoteFreezing,
    private readonly answers: CustomerPicksPort,
    private readonly history: OrderHistoryService,
    private readonly db: Database,
    private readonly changed: ChangedOrders,
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

  /**
   * Sets quantities and figures as the breaks of the approved revision have them; nothing is calculated anew, and there is
   * no new revision. Inside of the approval's transaction, which holds the order's lock.
   * @param order as its last revision has it
   * @returns whether anything was chosen
   * @throws Invalid for what the revision does not offer, and where the discount exceeds what is left
   */
  async takeOverPicks(actor: Actor, order: OrderTree): Promise<boolean> {
    const picks = order.revision === null ? null : await this.answers.picksOf(order.id, order.revision);
    if (!picks) return false;
    const picked = await this.freezing.picked(order, picks);
    if (!picked) throw Invalid.field('status', orderTexts.pickedUnknown);
    if (picked.total < 0) throw Invalid.field('status', orderTexts.pickTooLow);
    if (picked.sets.length === 0) return false;
    await this.storeQuantities(order, picked.sets);
    for (const { set_id, quantity } of picked.sets) {
      const set = order.sets.find(({ id }) => id === set_id);
      const details = { set_id, set: set?.name, quantity: [set?.quantity, quantity] };
      await this.history.record(actor, order.id, 'quantity_picked', details);
    }
    return true;
  }

  /** Few statements, however many parts; versions are counted up. @param picked at least one */
  private async storeQuantities(order: OrderTree, picked: readonly SetInPickedQuantity[]): Promise<void> {
    const sets = new Map(order.sets.map(({ id, version }) => [id, version]));
    const ofOrder = order.sets.flatMap(({ parts }) => parts);
    const parts = new Map(ofOrder.map(({ id, version }) => [id, version]));
    const setRows = picked.map(({ set_id: id, quantity }) => ({
      id,
      quantity,
      version: present(sets.get(id), 'set of a picked quantity') + 1,
    }));
    const partRows = picked
      .flatMap((set) => set.parts)
      .map(({ id, figures }) => ({
        id,
        version: present(parts.get(id), 'part of a picked quantity') + 1,
        ...figures,
      }));
    await updateRows(this.db.manager, OrderSet, setRows);
    if (partRows.length > 0) await updateRows(this.db.manager, SetPart, partRows);
    await this.changed.announce(order.id, { words: false });
  }
}
