import { createHash } from 'node:crypto';
import type { FactoryProvider } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { InMemoryTryCounter, TryCounter } from './try-counter.js';

/** The one place where the environment decides where tries are counted. */
export const tryCounter: FactoryProvider<TryCounter> = {
  provide: TryCounter,
  inject: [Settings],
  useFactory: async ({ REDIS_URL, DATABASE_URL, DATA_DIR }: Settings) => {
    if (!REDIS_URL) return new InMemoryTryCounter();
    // Loaded only where it is used: it costs start time.
    const [{ RedisWindows }, { RedisTryCounter }] = await Promise.all([
      import('../../platform/redis/redis-windows.js'),
      import('./try-counter-redis.js'),
    ]);
    return new RedisTryCounter(new RedisWindows(REDIS_URL), digestOf(DATABASE_URL ?? DATA_DIR));
  },
};

/** Installations are identified by their databases, whose addresses hold passwords. */
const digestOf = (database: string) => createHash('sha256').update(database).digest('hex').slice(0, 16);
