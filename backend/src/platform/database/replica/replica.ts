import { AsyncLocalStorage } from 'node:async_hooks';
import { HttpException, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pTimeout from 'p-timeout';
import { DataSource, type DataSourceOptions, type EntityManager, type QueryRunner } from 'typeorm';
import { AppError, Unavailable } from '../../errors/app-errors.js';
import { dependencyFailure } from '../../errors/dependency-failure.js';
import { measured, secondsSince, type Measurements } from '../../measuring/measurements.js';
import { Positions } from './positions.js';
import { RecentReads } from './recent-reads.js';
import { stateOf, type ReplicaState } from './replica-state.js';

/** Connections of the replica's pool, each for one read at a time. */
export const REPLICA_CONNECTIONS = 10;

interface Reading {
  of: Replica;
  manager: EntityManager;
  /** Work that outlives it reads from the primary. */
  over: boolean;
}

type Outcome = Measurements['replicaRead']['outcome'];
type Pause = 'behind' | 'away' | 'unknown';

const reading = new AsyncLocalStorage<Reading>();

/** So long, in milliseconds, a read waits for a replica that is behind; then the primary answers. */
const WAIT_MS = 50;
/** A replica that says nothing within so long is frozen or out of reach. */
const SILENT_MS = 300;
/** For so long it is asked nothing then. */
const PAUSE_MS: Record<Pause, number> = { behind: 1000, away: 5000, unknown: 60_000 };
const REASONS: Record<Pause, string> = {
  behind: 'The replica is behind, the primary answers',
  away: "The replica can't be reached, the primary answers",
  unknown: 'The primary has no binary log with GTIDs: nothing is read from the replica',
};

/** Work that declared to read alone began to write. */
class WritesAfterAll extends Error {}

/** The outcome of asking for a replica that has come so far. */
type Caught = { runner: QueryRunner } | { missed: Outcome };

/**
 * A server that replicates the primary, for work that only reads. Nothing that it answers is older than what the primary had
 * committed when the work began: that position is asked of the primary, and the replica waits until it has come so far. Where it
 * does not in time, is away or fails in between, the work runs on the primary.
 */
export class Replica implements OnApplicationShutdown {
  private readonly log = new Logger('Replica');
  private readonly positions: Positions;
  private source: DataSource | null = null;
  private opening: Promise<void> | null = null;
  private paused: { for: Pause; until: number } | null = null;
  private readers = 0;
  private readonly recent = new RecentReads();

  /** @param options of the replica's own pool; the first read opens it, so that it holds up no start */
  constructor(
    primary: DataSource,
    private readonly options: () => Promise<DataSourceOptions>,
  ) {
    this.positions = new Positions(primary);
  }

  /** The manager that the running work reads with; undefined outside of `read`, and where the primary answers. */
  get manager(): EntityManager | undefined {
    const store = reading.getStore();
    return store?.of === this && !store.over ? store.manager : undefined;
  }

  /**
   * Runs work that only reads, on one connection to the replica: behind its address may be several. The work may run twice, the
   * second time on the primary.
   */
  async read<T>(work: () => Promise<T>): Promise<T> {
    // Who waits for a connection would wait longer than the primary takes.
    if (this.readers >= REPLICA_CONNECTIONS) return this.onPrimary('busy', work);
    this.readers += 1;
    try {
      const caught = await this.caughtUp();
      if ('missed' in caught) return await this.onPrimary(caught.missed, work);
      return await this.onReplica(caught.runner, work);
    } finally {
      this.readers -= 1;
    }
  }

  /** How the replica is now, asked anew whatever became of the last reads; for people who look, not for each request. */
  async look(): Promise<ReplicaState> {
    const reads = this.recent.lastHour();
    if (!this.source) {
      this.open();
      await pTimeout(Promise.resolve(this.opening), { milliseconds: SILENT_MS, fallback: () => undefined });
    }
    return { ...(await stateOf(this.source, this.positions)), reads };
  }

  /** Sends work that begins to write back to the primary, from its start: nothing is written that a replica was read for. */
  refuseWriting(): void {
    if (this.manager) throw new WritesAfterAll('A route that reads from the replica writes');
  }

  async onApplicationShutdown(): Promise<void> {
    await this.opening;
    await this.source?.destroy();
    this.source = null;
  }

  private onPrimary<T>(outcome: Outcome, work: () => Promise<T>): Promise<T> {
    this.count(outcome);
    return work();
  }

  private async onReplica<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
    const store: Reading = { of: this, manager: runner.manager, over: false };
    try {
      const result = await reading.run(store, work);
      this.count('replica');
      return result;
    } catch (error) {
      if (isPlanned(error)) throw error;
      if (dependencyFailure(error)) this.pause('away', error);
      else this.log.error(`A read of the replica failed, the primary answers: ${String(error)}`);
    } finally {
      store.over = true;
      await runner.release();
    }
    return this.onPrimary('failed', work);
  }

  private count(outcome: Outcome): void {
    measured('replicaRead', { outcome });
    this.recent.count(outcome === 'replica');
  }

  /** A connection to a replica that has all that is committed by now. */
  private async caughtUp(): Promise<Caught> {
    if (this.paused && Date.now() < this.paused.until) return { missed: this.paused.for };
    if (!this.source) return this.open();
    const position = await this.positions.now();
    if (position === '') return this.pause('unknown');
    const begun = performance.now();
    const runner = this.source.createQueryRunner();
    const reached = this.positions.reached(runner, position, WAIT_MS);
    try {
      const inTime = await pTimeout(reached, { milliseconds: SILENT_MS });
      measured('replicaWait', { seconds: secondsSince(begun) });
      if (inTime) return this.resume(runner);
      await runner.release();
      return this.pause('behind');
    } catch (error) {
      // A frozen connection goes back to its pool once its statement has ended, in whatever way.
      void reached.catch(() => false).finally(() => void runner.release());
      return this.pause('away', error);
    }
  }

  /** Begins to open the pool; until it stands the primary answers. */
  private open(): Caught {
    this.opening ??= this.opened().finally(() => (this.opening = null));
    return { missed: 'away' };
  }

  private async opened(): Promise<void> {
    try {
      this.source = await new DataSource(await this.options()).initialize();
    } catch (error) {
      this.pause('away', error);
    }
  }

  private resume(runner: QueryRunner): Caught {
    if (this.paused) this.log.log('The replica is read from again');
    this.paused = null;
    return { runner };
  }

  /** Logs a reason once for as long as it lasts. */
  private pause(reason: Pause, error?: unknown): Caught {
    const cause = error instanceof Error ? `: ${error.message}` : '';
    if (this.paused?.for !== reason) this.log.warn(REASONS[reason] + cause);
    this.paused = { for: reason, until: Date.now() + PAUSE_MS[reason] };
    return { missed: reason };
  }
}

/** Whether the primary would answer with this error as well. */
const isPlanned = (error: unknown): boolean =>
  error instanceof HttpException || (error instanceof AppError && !(error instanceof Unavailable));
