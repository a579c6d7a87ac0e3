import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { currentOrigin } from '../../platform/http/request-origin.js';

/** An order that was changed, or is new. */
export interface OrderChanged {
  order_id: number;
  /** Scheme and host under which the change was requested; undefined where no request led to it. */
  origin: string | undefined;
}

type Listener = (change: OrderChanged) => void;

/**
 * Announces changed orders to features that the orders don't know. Each write inside of an order announces its change;
 * the listeners hear of it once the change is stored.
 */
@Injectable()
export class ChangedOrders {
  private readonly listeners: Listener[] = [];

  constructor(private readonly db: Database) {}

  /** The listener must neither throw nor take long: the request that made the change waits for it. */
  subscribe(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Announces the change after the commit of the open transaction; a rolled-back one is not announced. */
  async announce(orderId: number): Promise<void> {
    const change: OrderChanged = { order_id: orderId, origin: currentOrigin() };
    await this.db.afterCommit(() => this.listeners.forEach((listener) => listener(change)));
  }
}
