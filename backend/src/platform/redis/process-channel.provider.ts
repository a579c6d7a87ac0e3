import type { FactoryProvider } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { installationOf } from './installation.js';
import { NoOtherProcess, ProcessChannel } from './process-channel.js';
import { redisAddress } from './redis-address.js';

/** The one place where the environment decides how processes hear of each other. */
export const processChannel: FactoryProvider<ProcessChannel> = {
  provide: ProcessChannel,
  inject: [Settings],
  useFactory: async (settings: Settings) => {
    const address = redisAddress(settings);
    if (!address) return new NoOtherProcess();
    // Loaded only where it is used: it costs start time.
    const { RedisChannel } = await import('./redis-channel.js');
    return new RedisChannel(address, installationOf(settings));
  },
};
