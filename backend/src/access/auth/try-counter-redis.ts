import type { OnApplicationShutdown } from '@nestjs/common';
import type { RedisWindows } from '../../platform/redis/redis-windows.js';
import { InMemoryTryCounter, TryCounter, type Tries } from './try-counter.js';

/**
 * Counts for all processes together. While Redis is down each process counts for itself: no user is locked out, and
 * no client may try without end.
 */
export class RedisTryCounter extends TryCounter implements OnApplicationShutdown {
  private readonly alone = new InMemoryTryCounter();

  /** @param installation separates the keys of several installations on one Redis */
  constructor(
    private readonly windows: RedisWindows,
    private readonly installation: string,
  ) {
    super();
  }

  override async add(key: string, by: number, windowMs: number): Promise<Tries> {
    try {
      return await this.windows.add(this.shared(key), by, windowMs);
    } catch {
      return this.alone.add(key, by, windowMs);
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
