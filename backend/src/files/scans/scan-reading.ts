import { Injectable, Logger } from '@nestjs/common';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { FilesRepository } from '../files.repository.js';
import { FilesService } from '../files.service.js';
import { isRecognitionInstalled } from '../readers/picture-text/installed.js';
import { ScanReader, type ReadScan } from '../readers/picture-text/scan-reader.js';
import { UnreadableFile } from '../readers/protocol.js';
import type { StoredFile } from '../stored-file.entity.js';
import { readScanJob } from './read-scan.job.js';
import { ScanResults } from './scan-results.js';

/** Recognises the text of drawings, in the worker. */
@Injectable()
export class ScanReading {
  private readonly log = new Logger(ScanReading.name);

  constructor(
    private readonly rows: FilesRepository,
    private readonly files: FilesService,
    private readonly reader: ScanReader,
    private readonly results: ScanResults,
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
    await this.results.keep(file, file.preview_key, await this.recognised(file));
  }

  /** Null for what can't be read within its limits: it is not tried again. */
  private async recognised(file: StoredFile): Promise<ReadScan | null> {
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
