import type { DataSource } from 'typeorm';

/** How long a process waits for another one that holds the lock, in seconds. */
const WAIT_S = 120;

/**
 * Runs `work` while this process holds the MySQL/MariaDB lock of this name, which one process has at a time. The lock
 * lives on a connection of its own: the work may use any other.
 */
export async function withNamedLock<T>(pool: DataSource, name: string, work: () => Promise<T>): Promise<T> {
  const runner = pool.createQueryRunner();
  try {
    await runner.query('SELECT GET_LOCK(?, ?)', [name, WAIT_S]);
    return await work();
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [name]);
    await runner.release();
  }
}
