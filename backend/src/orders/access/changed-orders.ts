import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

type Listener = (orderId: number) => void;

/**
 * Which orders may have changed, for features that the orders don't know. Said by the two places that every change
 * passes (the order's lock, and the insertion of a new one), once the change is stored; a lock that led to no change
 * is told as well.
 */
@Injectable()
export class ChangedOrders {
  private readonly listeners: Listener[] = [];

  constructor(private readonly db: Database) {}

  /** The listener must neither throw nor take long: the request that made the change waits for it. */
  subscribe(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** Tells the listeners after the open transaction, if it is stored. */
  async changing(orderId: number): Promise<void> {
    await this.db.afterCommit(() => this.listeners.forEach((listener) => listener(orderId)));
  }
}
