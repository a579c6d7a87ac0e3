import type { DataSource, QueryRunner } from 'typeorm';
import { Unavailable } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';

/** How long a process waits for another one that holds the lock, in seconds, and for how long it asks at a time. */
export interface LockPatience {
  inAll: number;
  atATime: number;
}

interface Answer {
  taken: number | string | null;
}

const PATIENCE: LockPatience = { inAll: 120, atATime: 2 };

/**
 * Runs `work` while this process holds the MySQL/MariaDB lock of this name, which one process has at a time. The lock
 * lives on a connection of its own, which the work is given and may use, as any other.
 * @throws Unavailable where another process still holds it after two minutes; `work` has not begun then
 */
export async function withNamedLock<T>(
  pool: DataSource,
  name: string,
  work: (runner: QueryRunner) => Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  const runner = pool.createQueryRunner();
  const take = async () => {
    // 1: taken; 0: another process holds it; null: the server could not say. Short waits, as statements have a limit.
    const parameters = [name, patience.atATime];
    const answer = await runner.manager.query<Answer[]>('SELECT GET_LOCK(?, ?) AS taken', parameters);
    return Number(answer[0]?.taken) === 1;
  };
  try {
    const end = Date.now() + patience.inAll * 1000;
    while (!(await take())) if (Date.now() >= end) throw new Unavailable(messages.http.databaseDown);
    try {
      return await work(runner);
    } finally {
      await runner.query('SELECT RELEASE_LOCK(?)', [name]);
    }
  } finally {
    await runner.release();
  }
}
