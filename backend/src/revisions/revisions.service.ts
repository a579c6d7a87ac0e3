import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { OrderAccessService } from '../orders/access/order-access.service.js';
import { OrderContents } from '../orders/contents/order-contents.service.js';
import type { Viewer } from '../orders/domain/visibility.js';
import { OrderHistoryService } from '../orders/history/order-history.service.js';
import { OrderReader } from '../orders/tree/order-reader.service.js';
import { toOrderView, type OrderView } from '../orders/tree/order-view.js';
import type { OrderTree } from '../orders/tree/order-tree.js';
import { Database } from '../platform/database/database.js';
import { Invalid } from '../platform/errors/app-errors.js';
import { refuseOlder } from '../platform/http/versions.js';
import { refusingTooLarge } from '../pricing/refusals.js';
import { compared, inOrder } from './difference/compared.js';
import { toDifferenceView, type DifferenceView } from './difference/difference.view.js';
import { quoteDifference } from './domain/difference.js';
import { RevisionReader } from './revision-reader.service.js';
import { toRevisionView, type FrozenOrderView, type RevisionView } from './revision.view.js';
import { RevisionsRepository } from './revisions.repository.js';
import { revisionTexts } from './revisions.texts.js';

/** The revisions of quotes, for those who see the quote. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly orders: OrderReader,
    private readonly revisions: RevisionsRepository,
    private readonly reader: RevisionReader,
    private readonly contents: OrderContents,
    private readonly history: OrderHistoryService,
  ) {}

  /** All of an order, the last one first. @throws NotFound */
  async list(viewer: Viewer, orderId: number): Promise<RevisionView[]> {
    const order = await this.orders.getTree(viewer, orderId);
    const rows = await this.revisions.ofOrder(orderId);
    if (rows.length === 0) return [];
    const now = await this.reader.digestOf(order);
    const documents = await this.revisions.documents(rows.map(({ id }) => id));
    return rows.reverse().map((row) => toRevisionView(row, { last: order.revision, now, documents }));
  }

  /** The quote as it was frozen. @throws NotFound */
  async get(viewer: Viewer, orderId: number, number: number): Promise<FrozenOrderView> {
    await this.access.readable(viewer, orderId);
    const order = await this.read(orderId, number);
    const { can: _can, transitions: _moves, ...view } = toOrderView(order, null, viewer);
    return view;
  }

  /**
   * The difference in money from the older state to the newer one, whichever way they are asked for.
   * @param to the newer revision; null is the quote as it is now
   * @throws NotFound, Invalid for one revision twice, or for a difference that is too large
   */
  async compare(viewer: Viewer, orderId: number, from: number, to: number | null): Promise<DifferenceView> {
    await this.access.readable(viewer, orderId);
    const states = inOrder(from, to);
    const before = await this.read(orderId, states.from);
    const after =
      states.to === null ? await this.orders.getTree(viewer, orderId) : await this.read(orderId, states.to);
    return refusingTooLarge(() =>
      toDifferenceView(quoteDifference(compared(before), compared(after)), states),
    );
  }

  /**
   * Gives the quote what it was when it was frozen; it stays in progress, and becomes a revision when it is sent.
   * @throws NotFound, Forbidden, Conflict for an older version, Invalid unless the quote is in progress
   */
  async takeUp(actor: Actor, orderId: number, { number, version }: TakeUp): Promise<OrderView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, orderId);
      refuseOlder(version, order.version);
      if (order.type !== 'pre_order' || order.status !== 'in_progress') {
        throw Invalid.field('status', revisionTexts.onlyInProgress);
      }
      const frozen = await this.read(orderId, number);
      await this.contents.replace(order, frozen);
      await this.history.record(actor, orderId, 'revision_taken_up', { revision: number });
      return this.orders.view(actor, orderId);
    });
  }

  /** The order as a revision has it. @throws NotFound */
  private async read(orderId: number, number: number): Promise<OrderTree> {
    const { order } = await this.reader.content(await this.reader.revision(orderId, number));
    return order;
  }
}

/** Which revision is taken up again, and the version of the quote that this is about. */
export interface TakeUp {
  number: number;
  version?: number | null;
}
