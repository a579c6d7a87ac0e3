import { Injectable } from '@nestjs/common';
import { ChangedOrders } from '../orders/access/changed-orders.js';
import { OrderHistoryService } from '../orders/history/order-history.service.js';
import { awaitsAnswer } from '../orders/domain/read-only.js';
import { OrderReader } from '../orders/tree/order-reader.service.js';
import { Database } from '../platform/database/database.js';
import { StartFill } from '../platform/database/start-fill.js';
import { NotFound } from '../platform/errors/app-errors.js';
import { RevisionFreezer } from './freezer.service.js';
import { revisionTexts } from './revisions.texts.js';
import { RevisionsRepository } from './revisions.repository.js';

/** Freezes the quotes that waited for an answer before there were revisions, beside the product's work. */
@Injectable()
export class RevisionFill extends StartFill {
  constructor(
    private readonly db: Database,
    private readonly revisions: RevisionsRepository,
    private readonly freezer: RevisionFreezer,
    private readonly orders: OrderReader,
    private readonly history: OrderHistoryService,
    private readonly changed: ChangedOrders,
  ) {
    super();
  }

  async fillOnce(): Promise<void> {
    if ((await this.revisions.unfrozen()).length === 0) return;
    await this.db.exclusively('forja_revision_fill', async () => {
      for (const id of await this.revisions.unfrozen()) {
        if (this.closed) return;
        await this.freeze(id);
      }
    });
  }

  /** As of the moment at which it was sent, and by the user who sent it. */
  private async freeze(orderId: number): Promise<void> {
    await this.db.write(async () => {
      await this.revisions.lockOrder(orderId);
      const order = await this.orders.readTree(orderId).catch((error: unknown) => {
        if (error instanceof NotFound) return null;
        throw error;
      });
      if (order?.revision !== null || !awaitsAnswer(order)) return;
      const by = { id: null, name: (await this.history.lastMove(orderId))?.by ?? revisionTexts.unknown };
      await this.freezer.freeze(order, by, (await this.history.lastSent(orderId)) ?? order.updated_at);
      await this.changed.announce(orderId);
    });
  }
}
