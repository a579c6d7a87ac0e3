import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Timeout } from '@nestjs/schedule';
import { Settings } from '../platform/config/settings.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import { FILE_FOLDERS } from './file-rules.js';
import { FilesRepository } from './files.repository.js';
import { besideSharp } from './sharp-page.js';
import { uploadFolder } from './upload/receive-upload.js';

/** Younger objects may belong to an upload that is still under way. */
const LEAVE_ALONE_MS = 24 * 60 * 60 * 1000;

/** The start itself is not slowed down by it. */
const AFTER_START_MS = 60_000;

/**
 * Removes what a process that died in the middle of an upload left behind: objects that no row names, and received
 * files whose request never ended. Runs once a while after each start.
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
   * @param now what "a day old" is measured from
   * @returns how many objects and received files were removed
   */
  async sweep(now = new Date()): Promise<{ objects: number; uploads: number }> {
    const before = now.getTime() - LEAVE_ALONE_MS;
    return { objects: await this.sweepObjects(before), uploads: await this.sweepUploads(before) };
  }

  /** Sweeps once after the start; a failure goes to the log. */
  @Timeout(AFTER_START_MS)
  async sweepQuietly(): Promise<void> {
    try {
      const { objects, uploads } = await this.sweep();
      if (objects + uploads > 0) this.log.warn(`removed ${objects} orphan objects, ${uploads} stale uploads`);
    } catch (error) {
      this.log.error(error);
    }
  }

  private async sweepObjects(before: number): Promise<number> {
    let removed = 0;
    for (const folder of FILE_FOLDERS) {
      for await (const { key, modified } of this.storage.list(`${folder}/`)) {
        if (this.stopped) return removed;
        if (modified.getTime() >= before || (await this.files.findByKey(besideSharp(key))).length > 0)
          continue;
        await this.storage.delete(key);
        removed += 1;
      }
    }
    return removed;
  }

  private async sweepUploads(before: number): Promise<number> {
    const folder = uploadFolder(this.settings.DATA_DIR);
    let removed = 0;
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      if ((await stat(path)).mtimeMs >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
