import {
  Global,
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { redisAddress } from '../redis/redis-address.js';
import { InProcessJobQueue } from './in-process-job-queue.js';
import { JobQueue } from './job-queue.js';

/** Whether the process that asks for jobs does them too; otherwise workers do. */
export const worksEmbedded = ({ queue }: Settings) => !queue.REDIS_URL;

/** The one place where the environment decides how jobs run. */
async function openQueue(settings: Settings): Promise<JobQueue> {
  const address = redisAddress(settings);
  if (!address) return new InProcessJobQueue();
  // Loaded only where it is used: it and its scripts cost start time.
  const [{ default: bull }, { BullJobQueue }] = await Promise.all([
    import('bull'),
    import('./bull-job-queue.js'),
  ]);
  return new BullJobQueue(bull, { ...address, limitMs: settings.limits.dependencyTimeoutMs / 2 });
}

/** Gives every module the one job queue; starts it when all handlers are registered, ends it before the database. */
@Global()
@Module({})
export class QueueModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(@Inject(JobQueue) private readonly queue: JobQueue) {}

  static with(settings: Settings): DynamicModule {
    return {
      module: QueueModule,
      providers: [{ provide: JobQueue, useFactory: () => openQueue(settings) }],
      exports: [JobQueue],
    };
  }

  onApplicationBootstrap(): Promise<void> {
    return this.queue.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }
}
