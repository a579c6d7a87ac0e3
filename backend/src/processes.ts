import cluster, { type Worker } from 'node:cluster';
import { allocatorSettings } from './allocator-settings.js';
import { EndSignals } from './end-signals.js';
import type { Settings } from './platform/config/settings.js';
import { createLogger } from './platform/logging/logger.js';

/** Milliseconds before another process takes the place of one that ended; doubled for each that ends before it listens. */
const RESTART = { first: 500, most: 30_000 } as const;

/** Milliseconds beyond SHUTDOWN_TIMEOUT after which a child that still runs is killed. */
const GRACE_MS = 3000;

/** Words of the first process to its children. */
export const TO_CHILDREN = { end: 'end', cut: 'cut' } as const;

/**
 * The first of WEB_CONCURRENCY processes: it answers no request itself, starts the others on one port (Node's cluster), starts
 * another one for each that ends, and ends them all in order at SIGTERM or SIGINT; a second signal cuts off what they still do.
 */
export class Processes {
  private readonly log;
  private readonly signals = new EndSignals();
  private ending = false;
  /** Ends in a row, without one that listened in between. */
  private failures = 0;

  constructor(private readonly settings: Settings) {
    this.log = createLogger(settings.watching.LOG_LEVEL);
  }

  /**
   * The first child migrates the database, alone; the others follow. Resolves once all of them listen; where the first can't
   * start, this process ends as it did.
   */
  async start(): Promise<void> {
    cluster.schedulingPolicy = cluster.SCHED_RR;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.end());
    const all = this.allListen();
    await this.firstListens();
    for (let place = 1; place < this.settings.server.WEB_CONCURRENCY; place += 1) this.keep(place);
    await all;
  }

  private allListen(): Promise<void> {
    return new Promise((resolve) => {
      const listening = new Set<number>();
      cluster.on('exit', ({ id }) => listening.delete(id));
      cluster.on('listening', ({ id }) => {
        listening.add(id);
        if (listening.size === this.settings.server.WEB_CONCURRENCY) resolve();
      });
    });
  }

  private firstListens(): Promise<void> {
    return new Promise((resolve) => {
      const first = this.keep(0);
      const failed = (code: number | null) => process.exit(code ?? 1);
      first.once('exit', failed);
      first.once('listening', () => {
        first.off('exit', failed);
        resolve();
      });
    });
  }

  /** Runs a child in this place, and another one whenever it ends. */
  private keep(place: number): Worker {
    const { METRICS_PORT } = this.settings.watching;
    const child = cluster.fork({
      ...allocatorSettings(process.env),
      ...(METRICS_PORT !== undefined && { METRICS_PORT: String(METRICS_PORT + place) }),
    });
    child.once('listening', () => (this.failures = 0));
    child.once('exit', (code, signal) => this.ended(place, signal || String(code)));
    return child;
  }

  private ended(place: number, how: string): void {
    if (this.ending) {
      if (children().length === 0) process.exit(0);
      return;
    }
    const wait = Math.min(RESTART.first * 2 ** this.failures, RESTART.most);
    this.failures += 1;
    this.log.error(`An HTTP process ended (${how}); another one starts in ${String(wait)} ms`);
    setTimeout(() => {
      if (!this.ending) this.keep(place);
    }, wait);
  }

  private end(): void {
    const signal = this.signals.arrived();
    if (signal === 'same') return;
    const word = signal === 'second' ? TO_CHILDREN.cut : TO_CHILDREN.end;
    this.ending = true;
    if (children().length === 0) process.exit(0);
    for (const child of children()) child.send(word);
    setTimeout(
      () => {
        for (const child of children()) child.process.kill('SIGKILL');
        process.exit(0);
      },
      this.settings.limits.SHUTDOWN_TIMEOUT * 1000 + GRACE_MS,
    ).unref();
  }
}

const children = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((child): child is Worker => child?.isDead() === false);
