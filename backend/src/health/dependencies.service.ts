import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { JobQueue } from '../platform/queue/job-queue.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import type { DependencyView } from './system-health.dto.js';

type State = DependencyView['state'];

/** Whether the process may get requests, and how each dependency is. `redis` is left out where jobs need none. */
export type Readiness = { status: State } & Partial<Record<DependencyView['name'], State>>;

/** A load balancer asks every few seconds: it must hear soon of what is silent, whatever requests may wait. */
const LIMIT_MS = 2000;

/** Asks every dependency, all at once. `redis` is left out where jobs need none. */
@Injectable()
export class DependenciesService {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly queue: JobQueue,
    private readonly storage: FileStorage,
  ) {}

  look(): Promise<DependencyView[]> {
    return Promise.all([
      stateOf('database', this.db.ping()),
      ...(this.settings.queue.REDIS_URL ? [stateOf('redis', this.queue.check())] : []),
      stateOf('storage', this.storage.check()),
    ]);
  }

  async readiness(): Promise<Readiness> {
    const states = await this.look();
    const status = states.every(({ state }) => state === 'ok') ? 'ok' : 'unavailable';
    return { status, ...Object.fromEntries(states.map(({ name, state }) => [name, state])) };
  }
}

async function stateOf(name: DependencyView['name'], check: Promise<void>): Promise<DependencyView> {
  const begun = performance.now();
  try {
    await pTimeout(check, { milliseconds: LIMIT_MS });
    return { name, state: 'ok', latency_ms: Math.round(performance.now() - begun) };
  } catch {
    return { name, state: 'unavailable', latency_ms: null };
  }
}
