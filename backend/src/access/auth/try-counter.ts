import { Injectable } from '@nestjs/common';

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

/** Counts in this process. Bounded: beyond 10,000 keys the oldest window makes room. */
@Injectable()
export class InMemoryTryCounter extends TryCounter {
  private readonly windows = new Map<string, { count: number; endsAt: number }>();

  override async add(key: string, by: number, windowMs: number): Promise<Tries> {
    const now = Date.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      this.windows.delete(key);
      this.makeRoom();
      window = { count: 0, endsAt: now + windowMs };
      this.windows.set(key, window);
    }
    window.count = Math.max(0, window.count + by);
    return { count: window.count, expiresInMs: window.endsAt - now };
  }

  override async reset(key: string): Promise<void> {
    this.windows.delete(key);
  }

  private makeRoom(): void {
    if (this.windows.size < MOST_KEYS) return;
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}
