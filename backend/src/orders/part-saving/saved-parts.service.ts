import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import type { Order } from '../order.entity.js';
import { partChanges } from '../parts/part-changes.js';
import { ReadingFeedback } from '../reading-feedback/reading-feedback.service.js';
import type { SavedPart } from '../reading-feedback/saved-values.js';

/** What is kept of saves besides the parts: who changed what, and what it says of how their drawings are read. */
@Injectable()
export class SavedParts {
  constructor(
    private readonly history: OrderHistoryService,
    private readonly feedback: ReadingFeedback,
  ) {}

  /** @returns those that were changed: one that was sent as it is leaves no trace */
  async record<S extends SavedPart>(
    actor: Actor,
    order: Pick<Order, 'id' | 'customer_id'>,
    saves: readonly S[],
  ): Promise<S[]> {
    const changed = saves
      .map((save) => ({ save, changes: partChanges(save.before, save.after) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    const events = changed.map(({ save: { after }, changes }) => ({
      part_id: after.id,
      part: after.title,
      ...changes,
    }));
    await this.history.recordAll(actor, order.id, 'part_saved', events);
    const changedSaves = changed.map(({ save }) => save);
    await this.feedback.record(order.customer_id, changedSaves);
    return changedSaves;
  }
}
