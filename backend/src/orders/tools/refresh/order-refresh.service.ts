import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/current-user.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, Invalid } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { refuseOlder } from '../../../platform/http/versions.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import type { Viewer } from '../../domain/visibility.js';
import { OrderHistoryService } from '../../history/order-history.service.js';
import { orderTexts } from '../../orders.texts.js';
import { refuseFrozen } from '../../access/refuse-frozen.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import type { OrderTree, PartTree } from '../../tree/order-tree.js';
import type { OrderView } from '../../tree/order-view.js';
import type { OrderRefreshDto } from './order-refresh.dto.js';
import { toOrderRefreshView, type OrderRefreshView } from './order-refresh.view.js';
import { amountsWith, refreshDigest, type RefreshedOrder } from './refreshed-order.js';
import { RepricedParts } from './repriced-parts.service.js';

/**
 * Recalcular for all parts of an order: each gets what its own Recalcular would give it, its locks and typed row values
 * kept. Shown first, with what it would change, and stored only as it was shown.
 */
@Injectable()
export class OrderRefreshService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly reader: OrderReader,
    private readonly pricing: RepricingService,
    private readonly storing: RepricedParts,
    private readonly history: OrderHistoryService,
  ) {}

  /** What it would change; nothing is stored. @throws NotFound, Invalid for a result that can't be stored */
  async preview(viewer: Viewer, orderId: number): Promise<OrderRefreshView> {
    const order = await this.reader.getTree(viewer, orderId);
    return toOrderRefreshView(order, await this.refreshed(order));
  }

  /**
   * Stores it in one transaction, under the order's lock; answers the order as it is then.
   * @throws NotFound, Forbidden, Invalid; Conflict where the order, its parts or the catalogue are others than the
   * preview showed
   */
  async store(actor: Actor, orderId: number, { version, digest }: OrderRefreshDto): Promise<OrderView> {
    return this.db.write(async () => {
      const locked = await this.access.editable(actor, orderId);
      refuseOlder(version, locked.version);
      refuseFrozen(locked, 'status');
      const order = await this.reader.readTree(orderId);
      const refreshed = await this.refreshed(order);
      const { parts, amounts } = refreshed;
      if (typeof digest === 'string' && digest !== refreshDigest(order, refreshed)) {
        throw new Conflict(messages.http.changedMeanwhile);
      }
      if (parts.length > 0) {
        await this.history.record(actor, orderId, 'recalculated', {
          part_ids: parts.map(({ part }) => part.id),
          total: [order.amounts.total, amounts.total],
        });
        await this.storing.store(parts.map((each) => ({ ...each, rows: each.result.processes })));
        await this.access.announceChange(orderId, { words: false });
      }
      return this.reader.viewOf(actor, await this.reader.readTree(orderId, order.sets));
    });
  }

  private async refreshed(order: OrderTree): Promise<RefreshedOrder> {
    const terms = await this.pricing.termsOf(order);
    const stored = order.sets.flatMap((set) => set.parts);
    const parts = await this.pricing.refreshAll(stored, terms, refusalOf);
    return { parts, amounts: amountsWith(order, parts) };
  }
}

/** A refusal names the part, since it is about one of many. */
const refusalOf = ({ title }: PartTree, refused: Invalid): Invalid =>
  new Invalid(orderTexts.partNotRecalculated(title, refused.message));
