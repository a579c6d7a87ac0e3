import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { FileStorage } from '../platform/storage/file-storage.js';

type State = 'ok' | 'unavailable';

/** How the process and each of its dependencies are. `redis` is left out where jobs need none. */
export interface Readiness {
  status: State;
  database: State;
  redis?: State;
  storage: State;
}

/** A load balancer asks every few seconds: it must hear soon of what is silent, whatever requests may wait. */
const LIMIT_MS = 2000;

/** Asks every dependency, all at once. */
@Injectable()
export class ReadinessService {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly queue: JobQueue,
    private readonly storage: FileStorage,
  ) {}

  async look(): Promise<Readiness> {
    const [database, redis, storage] = await Promise.all([
      stateOf(this.db.ping()),
      stateOf(this.queue.check()),
      stateOf(this.storage.check()),
    ]);
    const status = [database, redis, storage].every((state) => state === 'ok') ? 'ok' : 'unavailable';
    return { status, database, ...(this.settings.REDIS_URL && { redis }), storage };
  }
}

const stateOf = (check: Promise<void>): Promise<State> =>
  pTimeout(check, { milliseconds: LIMIT_MS }).then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
