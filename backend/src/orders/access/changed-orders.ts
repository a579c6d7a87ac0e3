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

/** What a change may have touched. */
export interface Touched {
  /** False where texts, files, customer and owner stay, and the rows that have them: what the order is found by. */
  words?: boolean;
  /** False where the sizes of its parts stay, too; without it as `words`. */
  sizes?: boolean;
  /** The user whose order it was, where it no longer is. */
  former_owner?: number | null | undefined;
}

/** The changes that a follower runs for. */
interface Followed {
  /** Those alone that may touch what orders are found by. */
  words: true;
  /** And those that may touch the sizes of its parts. */
  sizes?: true;
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
  private readonly followers = new Map<string, { follower: Follower; follows: Followed | undefined }>();

  constructor(private readonly db: Database) {}

  /** The listener must neither throw nor take long: the request that made the change waits for it. */
  subscribe(listener: Listener): void {
    this.listeners.push(listener);
  }

  /**
   * The follower runs once for each changed order, at the end of the transaction that changes it, or that deleted it.
   * @param follows without it all changes
   */
  follow(name: string, follower: Follower, follows?: Followed): void {
    this.followers.set(name, { follower, follows });
  }

  /** What this follower does for the order is done already: it does not run for what was announced so far. */
  followed(name: string, orderId: number): void {
    this.db.doneBeforeCommit(taskOf(name, orderId));
  }

  /**
   * Announces the change after the commit of the open transaction; a rolled-back one is not announced.
   * @param touched anything, unless the change is known to touch less
   */
  async announce(
    orderId: number,
    { words = true, sizes = words, former_owner }: Touched = {},
  ): Promise<void> {
    for (const [name, { follower, follows }] of this.followers) {
      if (follows && !words && !(follows.sizes && sizes)) continue;
      this.db.beforeCommit(taskOf(name, orderId), () => follower(orderId));
    }
    const change: OrderChanged = {
      order_id: orderId,
      origin: currentOrigin(),
      tab: currentTab(),
      former_owner: former_owner ?? undefined,
    };
    for (const listener of this.listeners) await this.db.afterCommit(() => listener(change));
  }
}

const taskOf = (follower: string, orderId: number): string => `${follower} of order ${orderId}`;
