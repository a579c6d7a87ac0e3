import type { Actor } from '../../../access/current-user.js';
import type { Database } from '../../../platform/database/database.js';
import { Conflict, Invalid } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { refuseOlder } from '../../../platform/http/versions.js';
import type { OrderAccessService } from '../../access/order-access.service.js';
import type { Viewer } from '../../domain/visibility.js';
import type { OrderHistoryService } from '../../history/order-history.service.js';
import { orderTexts } from '../../orders.texts.js';
import { refuseFrozen } from '../../access/refuse-frozen.js';
import type { RepricingService } from '../../repricing/repricing.service.js';
import type { OrderReader } from '../../tree/order-reader.service.js';
import type { OrderTree, PartTree } from '../../tree/order-tree.js';
import type { OrderView } from '../../tree/order-view.js';
import type { OrderRefreshDto } from './order-refresh.dto.js';
import { toOrderRefreshView, type OrderRefreshView } from './order-refresh.view.js';
import { amountsWith, refreshDigest, type RefreshedOrder } from './refreshed-order.js';
import type { RepricedParts } from './repriced-parts.service.js';

/*
 * Recalcular for all parts of an order: each gets what its own Recalcular would give it, its locks and typed row values
 * kept. Shown first, with what it would change, and stored only as it was shown.
 */

interface RefreshSources {
  reader: OrderReader;
  pricing: RepricingService;
}

interface RefreshTargets extends RefreshSources {
  db: Database;
  access: OrderAccessService;
  storing: RepricedParts;
  history: OrderHistoryService;
}

/** Shows how Recalcular would change the order; nothing is stored. @throws NotFound, Invalid for a result that can't be stored */
export async function previewRefresh(
  from: RefreshSources,
  viewer: Viewer,
  orderId: number,
): Promise<OrderRefreshView> {
  const order = await from.reader.getTree(viewer, orderId);
  return toOrderRefreshView(order, await refreshOrder(from, order));
}

/**
 * Stores it in one transaction, under the order's lock; answers the order as it is then.
 * @throws NotFound, Forbidden, Invalid; Conflict where the order, its parts or the catalogue are others than the
 * preview showed
 */
export async function storeRefresh(
  from: RefreshTargets,
  actor: Actor,
  orderId: number,
  { version, digest }: OrderRefreshDto,
): Promise<OrderView> {
  const { db, access, reader, history, storing } = from;
  return db.write(async () => {
    const locked = await access.editable(actor, orderId);
    refuseOlder(version, locked.version);
    refuseFrozen(locked, 'status');
    const order = await reader.readTree(orderId);
    const refreshed = await refreshOrder(from, order);
    const { parts, amounts } = refreshed;
    if (typeof digest === 'string' && digest !== refreshDigest(order, refreshed)) {
      throw new Conflict(messages.http.changedMeanwhile);
    }
    if (parts.length > 0) {
      await history.record(actor, orderId, 'recalculated', {
        part_ids: parts.map(({ part }) => part.id),
        total: [order.amounts.total, amounts.total],
      });
      await storing.store(parts.map((each) => ({ ...each, rows: each.result.processes })));
      await access.announceChange(orderId, { words: false });
    }
    return reader.viewOf(actor, await reader.readTree(orderId, order.sets));
  });
}

async function refreshOrder({ pricing }: RefreshSources, order: OrderTree): Promise<RefreshedOrder> {
  const terms = await pricing.termsOf(order);
  const stored = order.sets.flatMap((set) => set.parts);
  const parts = await pricing.refreshAll(stored, terms, refusalOf);
  return { parts, amounts: amountsWith(order, parts) };
}

/** A refusal names the part, since it is about one of many. */
const refusalOf = ({ title }: PartTree, refused: Invalid): Invalid =>
  new Invalid(orderTexts.partNotRecalculated(title, refused.message));
