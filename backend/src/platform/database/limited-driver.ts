import type { Pool, PoolConnection, PoolOptions } from 'mysql2';

/** How long each step of a query may take, milliseconds. */
export interface QueryLimits {
  /** Until a connection stands, or one of the pool is free. */
  connect: number;
  /** Until a statement is answered. */
  query: number;
}

type GetConnection = (
  done: (error: NodeJS.ErrnoException | null, connection: PoolConnection) => void,
) => void;

/**
 * The driver of MySQL and MariaDB with a limit on everything that waits for the server. The driver's own limit of a
 * query leaves the connection in the pool, where the next query waits behind the frozen one; here the connection ends, which
 * fails all that waits on it, and the pool opens another one. For TypeORM's option `driver`.
 */
export async function limitedDriver(limits: QueryLimits): Promise<object> {
  const { default: mysql } = await import('mysql2');
  const createPool = (options: PoolOptions): Pool => {
    const pool = mysql.createPool({ ...options, connectTimeout: limits.connect });
    limitAcquiring(pool, limits.connect);
    pool.on('connection', (connection) => {
      limitQueries(connection, limits.query);
      // Waiting for a row's lock must end before the statement's limit does: it is tried again, the connection stays.
      const seconds = Math.max(1, Math.floor(limits.query / 2000));
      connection.query(`SET SESSION innodb_lock_wait_timeout = ${String(seconds)}`, () => undefined);
    });
    return pool;
  };
  return { ...mysql, createPool };
}

/**
 * A connection that comes too late goes back to the pool; where it would have been the first one, the pool ends: TypeORM has given it
 * up, and makes another one when it is asked to connect again.
 */
function limitAcquiring(pool: Pool, ms: number): void {
  const acquire = pool.getConnection.bind(pool) as GetConnection;
  let inUse = false;
  const limited: GetConnection = (done) => {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      done(failure('POOL_TIMEOUT', `No database connection within ${String(ms)} ms`), undefined as never);
    }, ms);
    acquire((error, connection) => {
      clearTimeout(timer);
      if (!late) {
        inUse ||= !error;
        done(error, connection);
      } else if (!error) {
        connection.release();
        if (!inUse) pool.end(() => undefined);
      }
    });
  };
  Object.assign(pool, { getConnection: limited });
}

function limitQueries(connection: PoolConnection, ms: number): void {
  const query = connection.query.bind(connection) as (
    ...args: unknown[]
  ) => { once(event: string, listener: () => void): unknown } | undefined;
  const limited = (...args: unknown[]) => {
    const command = query(...args);
    const timer = setTimeout(() => {
      const silent = failure('ETIMEDOUT', `The database did not answer within ${String(ms)} ms`);
      (connection as unknown as { stream: { destroy(error: Error): void } }).stream.destroy(silent);
    }, ms);
    // A connection that has ended answers without any event.
    timer.unref();
    command?.once('end', () => clearTimeout(timer));
    return command;
  };
  Object.assign(connection, { query: limited });
}

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });
