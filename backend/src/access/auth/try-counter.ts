import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Tries since the window opened, and how long it still is. */
export interface Tries {
  count: number;
  expiresInMs: number;
}

/** Where tries are counted: a port, so that several processes can share a store. */
export abstract class TryCounter {
  /** Counts `by` more tries (a negative number takes tries back); the first one opens the window. */
  abstract add(key: string, by: number, windowMs: number): Promise<Tries>;

  /** Forgets the key's tries. */
  abstract reset(key: string): Promise<void>;
}

const MOST_KEYS = 10_000;

/** Counts in this process. Bounded: beyond 10,000 keys the one not tried for longest makes room. */
@Injectable()
export class InMemoryTryCounter extends TryCounter {
  private readonly windows = new LRUCache<string, { count: number; endsAt: number }>({ max: MOST_KEYS });

  override async add(key: string, by: number, windowMs: number): Promise<Tries> {
    const now = Date.now();
    const open = this.windows.get(key);
    const window = open && open.endsAt > now ? open : { count: 0, endsAt: now + windowMs };
    window.count = Math.max(0, window.count + by);
    this.windows.set(key, window);
    return { count: window.count, expiresInMs: window.endsAt - now };
  }

  override async reset(key: string): Promise<void> {
    this.windows.delete(key);
  }
}
