import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not, type FindOptionsWhere } from 'typeorm';
import { Database } from '../platform/database/database.js';
import { isDuplicate } from '../platform/database/duplicate.js';
import { Backup } from './backup.entity.js';

/** Fields that are known of a backup when it begins. */
export type BegunBackup = Pick<Backup, 'due' | 'started_at' | 'file'>;

/** Fields that are known once it ended. */
export type BackupEnd = Pick<Backup, 'ended_at' | 'bytes' | 'files' | 'missing' | 'error'>;

/** The table of backups. */
@Injectable()
export class BackupsRepository {
  constructor(private readonly db: Database) {}

  /** The last complete one. */
  async lastGood(): Promise<Backup | null> {
    return this.last({ error: IsNull(), ended_at: Not(IsNull()) });
  }

  async lastFailure(): Promise<Backup | null> {
    return this.last({ error: Not(IsNull()) });
  }

  /** Whether one that was due on this day (`YYYY-MM-DD`) is complete, or is being made. */
  async hasOfDay(day: string): Promise<boolean> {
    return this.db.manager
      .createQueryBuilder(Backup, 'b')
      .where('b.due LIKE :day AND b.error IS NULL', { day: `${day}T%` })
      .getExists();
  }

  /**
   * Takes the hour that one is due in.
   * @returns its id; null where another process has taken this hour
   */
  async claim(backup: BegunBackup): Promise<number | null> {
    try {
      const row = this.db.manager.create(Backup, backup);
      return await this.db.write(async () => (await this.db.manager.save(row)).id);
    } catch (error) {
      if (isDuplicate(error)) return null;
      throw error;
    }
  }

  async end(id: number, end: BackupEnd): Promise<void> {
    await this.db.write(async () => {
      await this.db.manager.update(Backup, { id }, end);
    });
  }

  /** Ends backups as failures that began before a moment and have no end. */
  async fail(before: string, error: string, ended_at: string): Promise<void> {
    await this.db.write(async () => {
      const unended = { ended_at: IsNull(), started_at: LessThan(before) };
      await this.db.manager.update(Backup, unended, { error, ended_at });
    });
  }

  /** Removes the records of those that began before a moment. */
  async forget(before: string): Promise<void> {
    await this.db.write(async () => {
      await this.db.manager.delete(Backup, { started_at: LessThan(before) });
    });
  }

  private async last(where: FindOptionsWhere<Backup>): Promise<Backup | null> {
    return this.db.manager.findOne(Backup, { where, order: { id: 'DESC' } });
  }
}
