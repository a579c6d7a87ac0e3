import type { OnApplicationShutdown } from '@nestjs/common';
import type { RedisWindows, Window } from '../../platform/redis/redis-windows.js';
import { InMemoryTryCounter, TryCounter } from './try-counter.js';

/**
 * Counts for all processes together, and in each process beside: while Redis is down, and after it came back without what
 * it had counted, the process's own count goes on. No user is locked out by that, and no client may try without end.
 */
export class RedisTryCounter extends TryCounter implements OnApplicationShutdown {
  private readonly alone = new InMemoryTryCounter();
  private doubtedUntil = 0;

  /** @param installation separates the keys of several installations on one Redis */
  constructor(
    private readonly windows: RedisWindows,
    private readonly installation: string,
  ) {
    super();
  }

  override async add(key: string, by: number, windowMs: number): Promise<Window> {
    const own = await this.alone.add(key, by, windowMs);
    try {
      const shared = await this.windows.add(this.shared(key), by, windowMs);
      // Redis may have come back without what it had counted; another process may have reset what it has.
      return Date.now() < this.doubtedUntil && own.count > shared.count ? own : shared;
    } catch {
      // A short window of another key ends no doubt about the longer ones.
      this.doubtedUntil = Math.max(this.doubtedUntil, Date.now() + windowMs);
      return own;
    }
  }

  override async reset(key: string): Promise<void> {
    await this.alone.reset(key);
    await this.windows.reset(this.shared(key)).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.windows.close();
  }

  private shared(key: string): string {
    return `forja:tries:${this.installation}:${key}`;
  }
}
