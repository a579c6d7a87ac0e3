import { Injectable } from '@nestjs/common';
import { Invalid, NotFound } from '../../platform/errors/app-errors.js';
import type { Touched } from '../access/changed-orders.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { refuseFrozen } from '../access/refuse-frozen.js';
import type { Viewer } from '../domain/visibility.js';
import type { Order } from '../order.entity.js';
import type { TransferMode } from './transfer.dto.js';
import { transferTexts } from './transfer.texts.js';

/** The orders of a transfer, locked. */
export interface TransferOrders {
  source: Order;
  target: Order;
  /** Both are one order. */
  within: boolean;
}

interface Request {
  mode: TransferMode;
  from_order_id?: number | null;
}

/** Which orders a transfer of parts or sets may change. */
@Injectable()
export class TransferGate {
  constructor(private readonly access: OrderAccessService) {}

  /**
   * Locks the orders, the one with the lower id first: two transfers in opposite directions don't wait for each other.
   * The target may be changed, the source of a move too; the source of a copy is seen.
   * @throws NotFound and Forbidden for the target, Forbidden for the source of a move, Invalid for a source that is not
   *   there or not visible, and where a quote that would change waits for its answer
   */
  async lock(viewer: Viewer, targetId: number, { mode, from_order_id }: Request): Promise<TransferOrders> {
    const sourceId = from_order_id ?? targetId;
    const lockTarget = async () => {
      const order = await this.access.editable(viewer, targetId);
      refuseFrozen(order, 'mode');
      return order;
    };
    if (sourceId === targetId) {
      const order = await lockTarget();
      return { source: order, target: order, within: true };
    }
    const lockSource = () => this.source(viewer, sourceId, mode);
    if (sourceId < targetId) {
      const source = await lockSource();
      return { source, target: await lockTarget(), within: false };
    }
    const target = await lockTarget();
    return { source: await lockSource(), target, within: false };
  }

  /** Announces what the open transaction changes inside of an order. */
  async announce(orderId: number, touched?: Touched): Promise<void> {
    await this.access.announceChange(orderId, touched);
  }

  private async source(viewer: Viewer, id: number, mode: TransferMode): Promise<Order> {
    try {
      if (mode === 'copy') return await this.access.locked(viewer, id);
      const order = await this.access.editable(viewer, id);
      refuseFrozen(order, 'from_order_id');
      return order;
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      throw Invalid.field('from_order_id', transferTexts.sourceGone);
    }
  }
}
