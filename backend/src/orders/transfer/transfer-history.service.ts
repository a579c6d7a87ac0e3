import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { OrderHistoryService } from '../history/order-history.service.js';
import type { TransferMode } from './transfer.dto.js';
import type { TransferOrders } from './transfer-gate.service.js';

/** Names that an event keeps; it counts the rest. */
const MOST_NAMES = 10;

/** What came to the target. */
interface Transferred {
  orders: TransferOrders;
  mode: TransferMode;
  names: readonly string[];
}

/** Keeps in the histories of both orders what was copied and moved. Another order of the same parts leaves no trace. */
@Injectable()
export class TransferHistory {
  constructor(private readonly history: OrderHistoryService) {}

  async parts(actor: Actor, { orders, mode, names }: Transferred): Promise<void> {
    if (names.length > 0)
      await this.record(actor, orders, names, mode === 'copy' ? 'parts_copied' : 'parts_moved');
  }

  async sets(actor: Actor, { orders, mode, names }: Transferred): Promise<void> {
    await this.record(actor, orders, names, mode === 'copy' ? 'sets_copied' : 'sets_moved');
  }

  private async record(
    actor: Actor,
    { source, target, within }: TransferOrders,
    names: readonly string[],
    action: 'parts_copied' | 'parts_moved' | 'sets_copied' | 'sets_moved',
  ): Promise<void> {
    const what = { names: names.slice(0, MOST_NAMES), count: names.length };
    await this.history.record(actor, target.id, action, {
      ...what,
      ...(!within && { from_order: source.id }),
    });
    const left = !within && (action === 'parts_moved' || action === 'sets_moved');
    if (left) await this.history.record(actor, source.id, action, { ...what, to_order: target.id });
  }
}
