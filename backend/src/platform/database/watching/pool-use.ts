import type { DataSource } from 'typeorm';

/** How a pool's connections are used at this moment. */
export interface PoolUse {
  used: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
  limit: number;
}

/** The fields of mysql2's pool; it has no public way to ask. A test on a server notices a version that keeps it otherwise. */
interface Pool {
  _allConnections: { length: number };
  _freeConnections: { length: number };
  _connectionQueue: { length: number };
  config: { connectionLimit: number };
}

/** Counts the connections of a server's pool. */
export function poolUse(source: DataSource): PoolUse {
  const { pool } = source.driver as unknown as { pool: Pool };
  const idle = pool._freeConnections.length;
  return {
    used: pool._allConnections.length - idle,
    idle,
    waiting: pool._connectionQueue.length,
    limit: pool.config.connectionLimit,
  };
}
