import { IsNull, LessThan, Not, type FindOptionsWhere } from 'typeorm';
import type { Database } from '../platform/database/database.js';
import { isDuplicate } from '../platform/database/duplicate.js';
import { Backup } from './backup.entity.js';

/** Fields that are known of a backup when it begins. */
export type BegunBackup = Pick<Backup, 'due' | 'started_at' | 'file'>;

/** Fields that are known once it ended. */
export type BackupEnd = Pick<Backup, 'ended_at' | 'bytes' | 'files' | 'missing' | 'error'>;

/** The last complete one. */
export async function findLastGood(db: Database): Promise<Backup | null> {
  return findLast(db, { error: IsNull(), ended_at: Not(IsNull()) });
}

export async function findLastFailure(db: Database): Promise<Backup | null> {
  return findLast(db, { error: Not(IsNull()) });
}

/** Whether one that was due on this day (`YYYY-MM-DD`) is complete, or is being made. */
export async function hasBackupOfDay(db: Database, day: string): Promise<boolean> {
  return db.manager
    .createQueryBuilder(Backup, 'b')
    .where('b.due LIKE :day AND b.error IS NULL', { day: `${day}T%` })
    .getExists();
}

/**
 * Takes the hour that one is due in.
 * @returns its id; null where another process has taken this hour
 */
export async function claimBackup(db: Database, backup: BegunBackup): Promise<number | null> {
  try {
    const row = db.manager.create(Backup, backup);
    return await db.write(async () => (await db.manager.save(row)).id);
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

export async function endBackup(db: Database, id: number, end: BackupEnd): Promise<void> {
  await db.write(async () => {
    await db.manager.update(Backup, { id }, end);
  });
}

/** Ends backups as failures that began before a moment and have no end. */
export async function failBackups(
  db: Database,
  before: string,
  error: string,
  ended_at: string,
): Promise<void> {
  await db.write(async () => {
    const unended = { ended_at: IsNull(), started_at: LessThan(before) };
    await db.manager.update(Backup, unended, { error, ended_at });
  });
}

/** Removes the records of those that began before a moment. */
export async function forgetBackups(db: Database, before: string): Promise<void> {
  await db.write(async () => {
    await db.manager.delete(Backup, { started_at: LessThan(before) });
  });
}

async function findLast(db: Database, where: FindOptionsWhere<Backup>): Promise<Backup | null> {
  return db.manager.findOne(Backup, { where, order: { id: 'DESC' } });
}
