import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { OrderTotalsKeeper } from '../kept-totals/order-totals.keeper.js';
import type { Order } from '../order.entity.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import { partChanges } from '../parts/part-changes.js';
import { toPartView } from '../parts/to-part-view.js';
import { PartsRepository } from '../parts/parts.repository.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { sizesDiffer, wordsDiffer } from './edited-part.js';
import { PartStates } from './part-states.service.js';
import type { SavedPartsView } from './parts-batch.view.js';

/** A calculated part, beside what it was. */
export interface PartToStore {
  before: LoadedPart;
  after: LoadedPart;
  change: CatalogueChange | null;
}

/** Stores many parts of one order with what hangs on them, in few statements; inside an open `Database.write`. */
@Injectable()
export class PartsBatchStore {
  constructor(
    private readonly access: OrderAccessService,
    private readonly parts: PartsRepository,
    private readonly history: OrderHistoryService,
    private readonly totals: OrderTotalsKeeper,
    private readonly states: PartStates,
  ) {}

  /** @param keep whether what the parts were is kept, too */
  async store(
    actor: Actor,
    order: Order,
    saved: readonly PartToStore[],
    keep: boolean,
  ): Promise<Omit<SavedPartsView, 'refused'>> {
    const changed = saved
      .map(({ before, after }) => ({ before, after, changes: partChanges(before, after) }))
      .filter(({ changes }) => Object.keys(changes).length > 0);
    if (saved.length > 0) {
      await this.parts.updateAll(saved);
      await this.parts.replaceRowsOf(
        saved.map(({ before, after }) => ({
          part: after,
          before: before.processes,
          rows: after.processes,
        })),
      );
      const words = saved.some(({ before, after }) => wordsDiffer(before, after));
      const sizes = saved.some(({ before, after }) => sizesDiffer(before, after));
      await this.access.announceChange(order.id, { words, sizes });
      // One that was sent as it is leaves no trace.
      const events = changed.map(({ after: { id, title }, changes }) => ({
        part_id: id,
        part: title,
        ...changes,
      }));
      await this.history.recordAll(actor, order.id, 'part_saved', events);
    }
    const former = changed.map(({ before }) => before);
    const kept = keep ? await this.states.keep(actor, order.id, former) : [];
    const order_totals = await this.totals.settle(order);
    const parts = saved.map(({ after, change }) => toPartView(after, change));
    return { parts, kept, order_totals };
  }
}
