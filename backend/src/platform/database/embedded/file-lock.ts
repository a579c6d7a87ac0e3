/** How long a process waits for another one that holds the lock, milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Runs `work` while this process holds the lock of this file, which one process has at a time: SQLite's own, which the system
 * takes away from a process that is killed. The file stays: were it removed, a process that waits for it would hold another.
 * @throws the driver's error where another process still holds it after two minutes; `work` has not begun then
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const { default: Driver } = await import('libsql');
  const lock = new Driver(path);
  try {
    lock.exec(`PRAGMA busy_timeout = ${String(PATIENCE_MS)}`);
    lock.exec('BEGIN EXCLUSIVE');
    try {
      return await work();
    } finally {
      lock.exec('ROLLBACK');
    }
  } finally {
    lock.close();
  }
}
