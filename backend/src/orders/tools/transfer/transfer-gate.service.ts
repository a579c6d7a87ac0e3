import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../access/current-user.js';
import { Invalid, NotFound } from '../../../platform/errors/app-errors.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { refuseFrozen } from '../../access/refuse-frozen.js';
import type { Viewer } from '../../domain/visibility.js';
import { OrderHistoryService } from '../../history/order-history.service.js';
import type { Order } from '../../order.entity.js';
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

/** Names that an event keeps; it counts the rest. */
const MOST_NAMES = 10;

/** The parts or sets that came to the target, by their names. */
interface Transferred {
  orders: TransferOrders;
  mode: TransferMode;
  names: readonly string[];
}

/** The orders that a transfer of parts or sets may change, and their histories. */
@Injectable()
export class TransferGate {
  constructor(
    readonly access: OrderAccessService,
    private readonly history: OrderHistoryService,
  ) {}

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

  /** Keeps copied and moved parts or sets in the histories of both orders; another order of the same ones leaves no trace. */
  async record(actor: Actor, what: 'parts' | 'sets', { orders, mode, names }: Transferred): Promise<void> {
    if (names.length === 0) return;
    const { source, target, within } = orders;
    const action = mode === 'copy' ? (`${what}_copied` as const) : (`${what}_moved` as const);
    const named = { names: names.slice(0, MOST_NAMES), count: names.length };
    const from = within ? {} : { from_order: source.id };
    await this.history.record(actor, target.id, action, { ...named, ...from });
    if (!within && mode === 'move')
      await this.history.record(actor, source.id, action, { ...named, to_order: target.id });
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
