import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/errors/app-errors.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { QuoteFreezing } from '../freezing/quote-freezing.js';
import { orderTexts } from '../orders.texts.js';
import type { OrderTree } from '../tree/order-tree.js';
import { CustomerPicksPort } from './customer-picks.js';
import { PickedQuantitiesRepository } from './picked-quantities.repository.js';

/** Gives a quote that is approved the quantities that its customer chose. */
@Injectable()
export class PickedQuantities {
  constructor(
    private readonly answers: CustomerPicksPort,
    private readonly freezing: QuoteFreezing,
    private readonly rows: PickedQuantitiesRepository,
    private readonly history: OrderHistoryService,
  ) {}

  /**
   * Sets quantities and figures as the breaks of the approved revision have them; nothing is calculated anew, and there is
   * no new revision. Inside of the approval's transaction, which holds the order's lock.
   * @param order as its last revision has it
   * @returns whether anything was chosen
   * @throws Invalid for what the revision does not offer, and where the discount exceeds what is left
   */
  async takeOver(actor: { id: number; name: string }, order: OrderTree): Promise<boolean> {
    const picks = order.revision === null ? null : await this.answers.picksOf(order.id, order.revision);
    if (!picks) return false;
    const picked = await this.freezing.picked(order, picks);
    if (!picked) throw Invalid.field('status', orderTexts.pickedUnknown);
    if (picked.total < 0) throw Invalid.field('status', orderTexts.pickTooLow);
    if (picked.sets.length === 0) return false;
    await this.rows.store(order, picked.sets);
    for (const { set_id, quantity } of picked.sets) {
      const set = order.sets.find(({ id }) => id === set_id);
      const details = { set_id, set: set?.name, quantity: [set?.quantity, quantity] };
      await this.history.record(actor, order.id, 'quantity_picked', details);
    }
    return true;
  }
}
