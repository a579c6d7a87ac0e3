import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { currentOrigin, currentTab } from '../../platform/http/request-origin.js';

/** An order that was changed, is new, or is gone. */
export interface OrderChanged {
  order_id: number;
  /** Scheme and host under which the change was requested; undefined where no request led to it. */
  origin: string | undefined;
  /** The browser tab that requested it, where it is named. */
  tab: string | undefined;
  /** The user whose order it was until this change deleted it or gave it to another. */
  former_owner: number | undefined;
}

type Listener = (change: OrderChanged) => void;
type Follower = (orderId: number) => Promise<void>;

/**
 * Announces changed orders to features that the orders don't know. Each write inside of an order announces its change;
 * followers belong to the same transaction, listeners hear of it once the change is stored.
 */
@Injectable()
export class ChangedOrders {
  private readonly listeners: Listener[] = [];
  private readonly followers = new Map<string, Follower>();

  constructor(private readonly db: Database) {}

  /** The listener must neither throw nor take long: the request that made the change waits for it. */
  subscribe(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** The follower runs once for each changed order, at the end of the transaction that changes it, or that deleted it. */
  follow(name: string, follower: Follower): void {
    this.followers.set(name, follower);
  }

  /** What this follower does for the order is done already: it does not run for what was announced so far. */
  followed(name: string, orderId: number): void {
    this.db.doneBeforeCommit(taskOf(name, orderId));
  }

  /**
   * Announces the change after the commit of the open transaction; a rolled-back one is not announced.
   * @param formerOwner whose order it was, where it no longer is
   */
  async announce(orderId: number, formerOwner?: number | null): Promise<void> {
    for (const [name, follower] of this.followers) {
      this.db.beforeCommit(taskOf(name, orderId), () => follower(orderId));
    }
    const change: OrderChanged = {
      order_id: orderId,
      origin: currentOrigin(),
      tab: currentTab(),
      former_owner: formerOwner ?? undefined,
    };
    await this.db.afterCommit(() => this.listeners.forEach((listener) => listener(change)));
  }
}

const taskOf = (follower: string, orderId: number): string => `${follower} of order ${orderId}`;
