import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import type { Viewer } from '../domain/visibility.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Order } from '../order.entity.js';
import type { LoadedSet } from '../sets/loaded-set.js';
import type { OrderTree } from './order-tree.js';
import { OrderTreeRepository } from './order-tree.repository.js';
import { toOrderView, type OrderView } from './order-view.js';
import { withAmounts } from './with-amounts.js';

/** Reads whole orders with what they amount to, for the API's answers and for documents. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly access: OrderAccessService,
    private readonly trees: OrderTreeRepository,
    private readonly history: OrderHistoryService,
  ) {}

  /**
   * The order without a check of access: for the document worker, and inside of a change that has checked it.
   * @param sets as they are stored now, where the change has them in hand
   * @throws NotFound
   */
  async readTree(orderId: number, sets?: LoadedSet[]): Promise<OrderTree> {
    const row = await this.trees.findRow(orderId);
    if (!row) throw new NotFound(messages.http.notFound);
    return this.treeOf(row, sets);
  }

  /** The sets of an order with everything in them, without a check of access: inside of a change that has checked it. */
  async readSets(orderId: number): Promise<LoadedSet[]> {
    return this.trees.sets(orderId);
  }

  /** The order, if this user sees it. @throws NotFound */
  async getTree(viewer: Viewer, orderId: number): Promise<OrderTree> {
    return this.treeOf(await this.access.readable(viewer, orderId));
  }

  /** The order as the API answers it, with what this user may do with it. @throws NotFound */
  async view(viewer: Viewer, orderId: number): Promise<OrderView> {
    return this.viewOf(viewer, await this.getTree(viewer, orderId));
  }

  /** A loaded order as the API answers it. */
  async viewOf(viewer: Viewer, order: OrderTree): Promise<OrderView> {
    return toOrderView(order, await this.history.lastMove(order.id), viewer);
  }

  private async treeOf(row: RowOf<Order>, sets?: LoadedSet[]): Promise<OrderTree> {
    const order = await this.trees.load(row, sets);
    return refusingTooLarge(() => withAmounts(order));
  }
}
