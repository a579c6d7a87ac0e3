import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { jwtSecret } from '../access/auth/server-keys.js';
import { makeFolder } from '../platform/config/make-folder.js';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { dayOf, hourOf } from '../platform/i18n/calendar.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import { daysBefore } from '../platform/sweeps/daily-sweep.js';
import { UNFINISHED, writeBackup } from './archive/write-archive.js';
import type { Backup } from './backup.entity.js';
import {
  type BackupEnd,
  claimBackup,
  endBackup,
  failBackups,
  findLastFailure,
  findLastGood,
  forgetBackups,
  hasBackupOfDay,
} from './backups.repository.js';
import { backupsTexts as words } from './backups.texts.js';

/** The day and hour in a scheduled backup's name, in Brasília; others' files in the folder are left alone. */
const NAME = /^forja-\d{4}-\d{2}-\d{2}T\d{2}\.tar$/;

/** One that began so long ago and has no end died with its process. */
const LONGEST_MS = 6 * 3_600_000;

/** Records are kept for so many days. */
const RECORD_DAYS = 180;

/** How often it is looked whether the day's backup is due. */
const LOOK_MS = 5 * 60_000;

/** Makes the scheduled backups of the embedded installation, and knows how the last ones went. */
@Injectable()
export class BackupsService implements BeforeApplicationShutdown {
  private readonly log = new Logger('Backups');
  private running: Promise<unknown> | null = null;
  private closed = false;

  constructor(
    private readonly settings: Settings,
    private readonly storage: FileStorage,
    private readonly db: Database,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  @Interval('due backups', LOOK_MS)
  async look(): Promise<void> {
    if (this.running || this.closed) return;
    this.running = this.makeDue().catch((error: unknown) => this.log.error(error));
    await this.running;
    this.running = null;
  }

  /** The last complete one and the last that failed, scheduled or by command; null: none is known. */
  async last(): Promise<{ good: Backup | null; failure: Backup | null }> {
    const [good, failure] = await Promise.all([findLastGood(this.db), findLastFailure(this.db)]);
    return { good, failure };
  }

  /**
   * Makes the backup of the day where one is scheduled, its hour has come and it is not there: one that failed is tried
   * again in the next hour. Of several processes one makes it.
   * @returns whether this process made one, complete or failed
   */
  async makeDue(now = new Date()): Promise<boolean> {
    const { BACKUP_DIR: folder, BACKUP_HOUR } = this.settings.backups;
    const moment = now.toISOString();
    if (!folder || hourOf(moment) < BACKUP_HOUR) return false;
    const interrupted = new Date(now.getTime() - LONGEST_MS).toISOString();
    await failBackups(this.db, interrupted, words.interrupted, moment);
    if (await hasBackupOfDay(this.db, dayOf(moment))) return false;
    const due = `${dayOf(moment)}T${String(hourOf(moment)).padStart(2, '0')}`;
    const file = join(folder, `forja-${due}.tar`);
    const id = await claimBackup(this.db, { due, started_at: moment, file: file.slice(-500) });
    if (id === null) return false;
    await this.make(id, folder, file);
    await forgetBackups(this.db, daysBefore(now, RECORD_DAYS));
    return true;
  }

  private async make(id: number, folder: string, file: string): Promise<void> {
    const end = (fields: Omit<BackupEnd, 'ended_at'>) =>
      endBackup(this.db, id, { ...fields, ended_at: new Date().toISOString() });
    try {
      makeFolder(folder);
      const source = {
        dataDir: this.settings.database.DATA_DIR,
        storage: this.storage,
        key: jwtSecret(this.settings),
      };
      const { bytes, files, missing } = await writeBackup(source, file);
      await end({ bytes, files, missing: missing.length, error: null });
      await this.removeOld(folder);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await end({ bytes: null, files: null, missing: null, error: why.slice(0, 500) });
    }
  }

  /** Keeps the newest ones, and removes what a killed process left half-written. */
  private async removeOld(folder: string): Promise<void> {
    const names = await readdir(folder);
    const own = names.filter((name) => NAME.test(name)).sort();
    for (const name of own.slice(0, -this.settings.backups.BACKUP_KEEP)) await rm(join(folder, name));
    for (const name of names.filter((each) => each.startsWith(UNFINISHED))) {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      if (mtimeMs < Date.now() - LONGEST_MS) await rm(path, { recursive: true, force: true });
    }
  }
}
