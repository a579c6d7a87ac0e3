import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval, Timeout } from '@nestjs/schedule';
import { Settings } from '../platform/config/settings.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import { besidePreview } from './prepared-file.js';
import { FILE_FOLDERS } from './file-rules.js';
import { FilesRepository } from './files.repository.js';
import { uploadFolder } from './upload/accepts-file.decorator.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Younger objects may belong to an upload whose row is not stored yet. */
const OBJECT_MS = DAY_MS;

/** A younger file may still be received, wait for its turn or be read; a request lasts minutes. */
const UPLOAD_MS = HOUR_MS;

/** The start itself is not slowed down by it. */
const AFTER_START_MS = 60_000;

/**
 * Removes what a process that died in the middle of an upload left behind: objects that no row names, and received
 * files whose request never ended. Received files are looked at after each start and every hour, objects every day: that
 * lists all of storage.
 */
@Injectable()
export class SweepService implements OnApplicationShutdown {
  private readonly log = new Logger('Files');
  private stopped = false;

  constructor(
    private readonly settings: Settings,
    private readonly storage: FileStorage,
    private readonly files: FilesRepository,
  ) {}

  onApplicationShutdown(): void {
    this.stopped = true;
  }

  /**
   * @param now what the age of a thing is measured from
   * @returns how many objects and received files were removed
   */
  async sweep(now = new Date()): Promise<{ objects: number; uploads: number }> {
    return { objects: await this.sweepObjects(now), uploads: await this.sweepUploads(now) };
  }

  @Timeout(AFTER_START_MS)
  async sweepAfterStart(): Promise<void> {
    await this.sweepHourly();
    await this.sweepDaily();
  }

  @Interval('stale uploads', HOUR_MS)
  async sweepHourly(): Promise<void> {
    await this.quietly(() => this.sweepUploads(), 'stale uploads');
  }

  @Interval('orphan objects', DAY_MS)
  async sweepDaily(): Promise<void> {
    await this.quietly(() => this.sweepObjects(), 'orphan objects');
  }

  /** A failure goes to the log; the next sweep comes. */
  private async quietly(sweep: () => Promise<number>, what: string): Promise<void> {
    try {
      const removed = await sweep();
      if (removed > 0) this.log.warn(`removed ${String(removed)} ${what}`);
    } catch (error) {
      this.log.error(error);
    }
  }

  private async sweepObjects(now = new Date()): Promise<number> {
    const before = now.getTime() - OBJECT_MS;
    let removed = await this.storage.removeUnfinished(before);
    for (const folder of FILE_FOLDERS) {
      for await (const { key, modified } of this.storage.list(`${folder}/`)) {
        if (this.stopped) return removed;
        if (modified.getTime() >= before || (await this.files.findByKey(besidePreview(key))).length > 0)
          continue;
        await this.storage.delete(key);
        removed += 1;
      }
    }
    return removed;
  }

  private async sweepUploads(now = new Date()): Promise<number> {
    const before = now.getTime() - UPLOAD_MS;
    const folder = uploadFolder(this.settings.database.DATA_DIR);
    let removed = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      // One whose request has just ended is gone by now.
      const stats = await stat(path).catch(() => null);
      if (!stats || stats.mtimeMs >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
