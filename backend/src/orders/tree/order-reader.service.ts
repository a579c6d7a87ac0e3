import { Injectable } from '@nestjs/common';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { OrderTotals } from '../../pricing/domain/order/order-amounts.js';
import { orderTotals } from '../../pricing/domain/order/order-totals.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import type { Viewer } from '../domain/visibility.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { OrderTreeRepository, type LoadedOrder } from './order-tree.repository.js';
import { toOrderView, type OrderView } from './order-view.js';
import { PartPricingService } from '../parts/part-pricing.service.js';

/** A whole order with what it amounts to. */
export interface OrderTree {
  order: LoadedOrder;
  totals: OrderTotals;
}

/** Reads whole orders, for the API's answers and for documents. */
@Injectable()
export class OrderReader {
  constructor(
    private readonly access: OrderAccessService,
    private readonly trees: OrderTreeRepository,
    private readonly history: OrderHistoryService,
    private readonly pricing: PartPricingService,
  ) {}

  /** The order, for nobody in particular (the document worker). @throws NotFound */
  async readTree(orderId: number): Promise<OrderTree> {
    const order = await this.trees.findTree(orderId);
    if (!order) throw new NotFound(messages.http.notFound);
    return { order, totals: refusingTooLarge(() => orderTotals(order)) };
  }

  /** The order, for somebody who must be allowed to see it. @throws NotFound */
  async getTree(viewer: Viewer, orderId: number): Promise<OrderTree> {
    await this.access.readable(viewer, orderId);
    return this.readTree(orderId);
  }

  /** The order as the API answers it, with what this user may do with it. @throws NotFound */
  async view(viewer: Viewer, orderId: number): Promise<OrderView> {
    return this.viewOf(viewer, await this.getTree(viewer, orderId));
  }

  /** A loaded order as the API answers it. */
  async viewOf(viewer: Viewer, { order, totals }: OrderTree): Promise<OrderView> {
    const parts = order.sets.flatMap((set) => set.parts);
    const differences = await this.pricing.differencesOf(parts, order.customer?.state?.icms ?? 0);
    const lastMove = await this.history.lastMove(order.id);
    return toOrderView({ order, totals, differences, lastMove }, viewer);
  }
}
