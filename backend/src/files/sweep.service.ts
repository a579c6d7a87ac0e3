import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { FileStorage } from '../platform/storage/file-storage.js';
import { DailySweep } from '../platform/sweeps/daily-sweep.js';
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

/** Removes what a process that died in the middle of an upload left behind: objects that no row names, and received files. */
@Injectable()
export class SweepService extends DailySweep {
  constructor(
    private readonly settings: Settings,
    private readonly storage: FileStorage,
    private readonly files: FilesRepository,
  ) {
    super();
  }

  override async sweep(now = new Date()): Promise<number> {
    const before = now.getTime() - OBJECT_MS;
    return this.each(
      () => this.sweepUploads(now),
      () => this.storage.removeUnfinished(before),
      () => this.sweepObjects(before),
    );
  }

  private async sweepObjects(before: number): Promise<number> {
    let removed = 0;
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

  private async sweepUploads(now: Date): Promise<number> {
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
