/** How long a start waits for a process that is just ending, milliseconds. */
const HELD_PATIENCE_MS = 10_000;

/** The folder of the embedded database is in use by another process. */
export class FolderInUse extends Error {}

/**
 * Takes the lock of this file for as long as this process lives.
 * @throws FolderInUse where another process holds it
 */
export async function holdFileLock(path: string): Promise<void> {
  const { default: Driver } = await import('libsql');
  const lock = new Driver(path);
  lock.exec(`PRAGMA busy_timeout = ${String(HELD_PATIENCE_MS)}`);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw (error as { code?: string }).code === 'SQLITE_BUSY' ? new FolderInUse(path) : error;
  }
  held.push(lock);
}

/** Locks that are held until the process ends: a connection that is collected as garbage would give its lock back. */
const held: unknown[] = [];

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
