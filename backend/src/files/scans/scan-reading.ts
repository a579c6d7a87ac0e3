import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { FilesRepository } from '../files.repository.js';
import { FilesService } from '../files.service.js';
import { isRecognitionInstalled } from '../readers/picture-text/installed.js';
import { ScanReader } from '../readers/picture-text/scan-reader.js';
import { UnreadableFile } from '../readers/unreadable-file.js';
import type { Suggestion } from '../reading/domain/drawing-page.js';
import type { StoredFile } from '../stored-file.entity.js';
import { readScanJob } from './read-scan.job.js';

/** Recognises the text of drawings, in the worker, and keeps what is read beside what the page's own text says. */
@Injectable()
export class ScanReading {
  private readonly log = new Logger(ScanReading.name);

  constructor(
    private readonly db: Database,
    private readonly rows: FilesRepository,
    private readonly files: FilesService,
    private readonly reader: ScanReader,
    queue: JobQueue,
  ) {
    queue.handle(readScanJob, async ({ file_id }) => {
      await this.read(file_id);
      return null;
    });
  }

  private async read(id: number): Promise<void> {
    const [file] = await this.rows.findByIds([id]);
    // A worker without the engine leaves the file for one that has it.
    if (file?.recognition !== 'wanted' || !file.preview_key || !isRecognitionInstalled()) return;
    const { preview_key, reading } = file;
    const found = await this.recognised(file);
    const own = reading ?? [];
    const added = (found ?? []).filter(({ field }) => !own.some((each) => each.field === field));
    const all = [...own, ...added];
    await this.db.write(() =>
      this.rows.keepRecognised(preview_key, {
        reading: all.length > 0 ? all : null,
        recognition: found ? 'done' : 'failed',
      }),
    );
  }

  /** Null for what can't be read within its limits: it is not tried again. */
  private async recognised(file: StoredFile): Promise<Suggestion[] | null> {
    const bytes = await this.files.read(file.original_key);
    if (!bytes) return null;
    try {
      return await this.reader.read(bytes, file.mime === 'application/pdf' ? (file.page ?? 1) : null);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      this.log.warn(`File ${String(file.id)}: ${error.fault}, ${error.message}`);
      return null;
    }
  }
}
