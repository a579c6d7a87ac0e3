import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import {
  QueryFailedError,
  type DataSource,
  type EntityManager,
  type EntityTarget,
  type ObjectLiteral,
} from 'typeorm';
import { Changes, inPhases, type Follower, type OpenTransaction, type Topic } from './commit-phases.js';
import { endTransaction } from './embedded/end-transaction.js';
import { withNamedLock } from './named-lock.js';
import { poolUse, type PoolUse } from './watching/pool-use.js';

/** One for all databases of a process: each storage costs time with every promise, also long after its last use. */
const open = new AsyncLocalStorage<OpenTransaction>();

/** MySQL/MariaDB: deadlock victim, lock wait timeout. Both are answered by running the transaction again. */
const RETRYABLE = new Set(['ER_LOCK_DEADLOCK', 'ER_LOCK_WAIT_TIMEOUT', 'ER_CHECKREAD']);
const MOST_TRIES = 5;
/** After so long, in milliseconds, no further try begins. */
const LAST_TRY_MS = 10_000;

/**
 * The only way to the tables (docs/decisions/0069-one-way-to-the-tables.md).
 *
 * SQLite: TypeORM runs everything on one connection, on which concurrent transactions would interleave and lose
 * acknowledged data. So writes go one after the other through a mutex on a connection of their own, and reads use a
 * second, `query_only` connection to the same WAL file: they never see an open transaction, and a write outside of
 * `write` fails at once.
 *
 * MySQL/MariaDB: one pool; a transaction that fell victim to a deadlock is run again.
 */
@Injectable()
export class Database {
  private readonly writers = new Mutex();
  private followers: readonly Follower[] = [];

  constructor(
    private readonly writer: DataSource,
    private readonly reader: DataSource,
  ) {}

  /**
   * The manager to read with: the open transaction's manager inside of `write`, else one that sees committed data only.
   */
  get manager(): EntityManager {
    return this.opened?.manager ?? this.reader.manager;
  }

  /** True on the embedded database. */
  get embedded(): boolean {
    return this.writer !== this.reader;
  }

  /**
   * Runs `work` as one transaction; inside of another `write` it joins that one. `work` may run more than once
   * (deadlock), so it must have no effects outside of the database: use `afterCommit` for these.
   */
  async write<T>(work: () => Promise<T>): Promise<T> {
    if (this.opened) return work();
    const run = () => this.transaction(work);
    const toTheEnd = async () => {
      const { done, afterCommit } = await (this.embedded ? run() : this.withRetries(run));
      for (const task of afterCommit) await followUp(task);
      return done;
    };
    return this.embedded ? this.inTurn(toTheEnd) : toTheEnd();
  }

  /** Takes what follows changes from now on, behind what does so already in the same phase. */
  follow(followers: readonly Follower[]): void {
    this.followers = inPhases([...this.followers, ...followers]);
  }

  /**
   * The changes of this topic that the open transaction has made, by their keys, to be added to: at its end each follower of the topic
   * hears of them once (commit-phases.ts).
   * @throws Error outside of a transaction, and in a phase that comes after one of its followers
   */
  changes<C>(topic: Topic<C>): Map<string | number, C> {
    if (!this.opened) throw new Error(`${topic.name}: changed outside of a transaction`);
    return this.opened.changes.ofTopic(topic);
  }

  /**
   * Queues what may happen only once the change is stored; outside of a transaction it happens now. What it throws is logged: the change is
   * stored all the same, and its caller hears so.
   */
  async afterCommit(task: () => Promise<void> | void): Promise<void> {
    if (this.opened) this.opened.afterCommit.push(task);
    else await followUp(task);
  }

  /**
   * The end of a SELECT whose rows the open transaction locks; empty on SQLite, where a transaction has the whole
   * database to itself.
   */
  get rowLock(): '' | ' FOR UPDATE' {
    return this.embedded ? '' : ' FOR UPDATE';
  }

  /** Takes the row's lock for the rest of the open transaction. */
  async lock<E extends ObjectLiteral & { id: number }>(entity: EntityTarget<E>, id: number): Promise<void> {
    if (this.embedded) return;
    const query = this.manager.createQueryBuilder(entity, 'row').select('row.id');
    await query.where('row.id = :id', { id }).setLock('pessimistic_write').getRawOne();
  }

  /**
   * Runs `work` in one process at a time, whatever processes share the database; for what happens once, at start.
   * @param name of the lock, the same in every process
   */
  async exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.embedded) return work();
    return withNamedLock(this.writer, name, work);
  }

  /**
   * A value that is another one as soon as anything at all was committed, by whatever process: what was read before is
   * still so while it stays. Null where the database has no such counter (MySQL/MariaDB).
   */
  async stamp(): Promise<string | null> {
    if (!this.embedded) return null;
    // Counts the commits of all connections but the one that asks, and the reader never commits.
    const [row] = await this.reader.query<{ data_version: number }[]>('PRAGMA data_version');
    return row ? String(row.data_version) : null;
  }

  /** Answers whether the database can be reached; used by the readiness check. */
  async ping(): Promise<void> {
    await this.reader.query('SELECT 1');
  }

  /** The engine with its version, and the newest migration that was run; null before the first. */
  async about(): Promise<{ engine: string; schema: string | null }> {
    const [version, [newest]] = await Promise.all([
      this.version(),
      this.reader.query<{ name: string }[]>(
        'SELECT name FROM migrations ORDER BY timestamp DESC, id DESC LIMIT 1',
      ),
    ]);
    return { engine: version, schema: newest?.name ?? null };
  }

  /** How many connections of the pool are in use; null of the embedded database, which has none. */
  get poolUse(): PoolUse | null {
    return this.embedded ? null : poolUse(this.writer);
  }

  private get opened(): OpenTransaction | undefined {
    let transaction = open.getStore();
    while (transaction && transaction.of !== this) transaction = transaction.outer;
    return transaction;
  }

  private async version(): Promise<string> {
    const asked = this.embedded ? 'SELECT sqlite_version() AS version' : 'SELECT VERSION() AS version';
    const [row] = await this.reader.query<{ version: string }[]>(asked);
    const version = row?.version ?? '';
    if (this.embedded) return `SQLite ${version}`;
    return version.includes('MariaDB') ? `MariaDB ${version.replace(/-MariaDB.*$/, '')}` : `MySQL ${version}`;
  }

  /**
   * One writer after the other. SQLite answers within the call, so that a loop of transactions would never let the process do
   * anything else: each leaves the requests that wait their turn.
   */
  private async inTurn<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await this.writers.runExclusive(run);
    } finally {
      await setImmediate();
    }
  }

  /** Runs the work in a transaction; its answer comes with the tasks that follow the commit. */
  private async transaction<T>(
    work: () => Promise<T>,
  ): Promise<{ done: T } & Pick<OpenTransaction, 'afterCommit'>> {
    const changes = new Changes(this.followers);
    const afterCommit: OpenTransaction['afterCommit'] = [];
    const outer = open.getStore();
    const committed = this.writer.transaction((manager) =>
      open.run({ of: this, manager, changes, afterCommit, outer }, async () => {
        const done = await work();
        await changes.followBeforeCommit();
        return done;
      }),
    );
    const done = await committed.catch((error: unknown) => {
      if (this.embedded) endTransaction(this.writer);
      throw error;
    });
    return { done, afterCommit: [...changes.afterCommit(), ...afterCommit] };
  }

  private async withRetries<T>(run: () => Promise<T>): Promise<T> {
    const last = Date.now() + LAST_TRY_MS;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (attempt >= MOST_TRIES || Date.now() > last || !isRetryable(error)) throw error;
      }
    }
  }
}

async function followUp(task: () => Promise<void> | void): Promise<void> {
  try {
    await task();
  } catch (error) {
    new Logger('Database').error(error);
  }
}

function isRetryable(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code } = error.driverError as { code?: string };
  return code !== undefined && RETRYABLE.has(code);
}
