import type { FactoryProvider } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { installationOf } from '../../platform/redis/installation.js';
import { redisAddress } from '../../platform/redis/redis-address.js';
import { InMemoryTryCounter, TryCounter } from './try-counter.js';

/** The one place where the environment decides where tries are counted. */
export const tryCounter: FactoryProvider<TryCounter> = {
  provide: TryCounter,
  inject: [Settings],
  useFactory: async (settings: Settings) => {
    const address = redisAddress(settings);
    if (!address) return new InMemoryTryCounter();
    // Loaded only where it is used: it costs start time.
    const [{ RedisWindows }, { RedisTryCounter }] = await Promise.all([
      import('../../platform/redis/redis-windows.js'),
      import('./try-counter-redis.js'),
    ]);
    return new RedisTryCounter(new RedisWindows(address), installationOf(settings));
  },
};
