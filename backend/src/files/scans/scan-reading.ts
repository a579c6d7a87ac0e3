import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { FilesRepository } from '../files.repository.js';
import { FilesService } from '../files.service.js';
import { isRecognitionInstalled } from '../readers/picture-text/installed.js';
import { readScan, type ReadScan } from '../readers/picture-text/scan-reader.js';
import { UnreadableFile } from '../readers/protocol.js';
import type { StoredFile } from '../stored-file.entity.js';
import { readScanJob } from './scan-requests.js';
import { RecognisedTexts } from './recognised-texts.js';

/**
 * Recognises the text of drawings, in the worker, and keeps it beside what the page's own text says: suggestions, and the text
 * that is searched.
 */
@Injectable()
export class ScanReading {
  private readonly log = new Logger(ScanReading.name);

  constructor(
    private readonly rows: FilesRepository,
    private readonly files: FilesService,
    private readonly db: Database,
    private readonly texts: RecognisedTexts,
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
    await this.keep(file, file.preview_key, await this.recognised(file));
  }

  /** Null for what can't be read within its limits: it is not tried again. */
  private async recognised(file: StoredFile): Promise<ReadScan | null> {
    const bytes = await this.files.read(file.original_key);
    if (!bytes) return null;
    try {
      return await readScan(bytes, file.mime === 'application/pdf' ? (file.page ?? 1) : null);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      this.log.warn(`File ${String(file.id)}: ${error.fault}, ${error.message}`);
      return null;
    }
  }

  /**
   * Keeps it with all files that wait for the picture; the text with those that have none of their own.
   * @param found null where it can't be read
   */
  private async keep({ reading }: StoredFile, previewKey: string, found: ReadScan | null): Promise<void> {
    const own = reading ?? [];
    const added = (found?.suggestions ?? []).filter(({ field }) => !own.some((each) => each.field === field));
    const all = [...own, ...added];
    const read = { reading: all.length > 0 ? all : null, recognition: found ? 'done' : 'failed' } as const;
    const text = found?.text ?? null;
    await this.db.write(async () => {
      const waiting = await this.rows.waitingFor(previewKey);
      const without = text === null ? [] : waiting.filter((file) => file.text === null);
      const others = waiting.filter((file) => !without.includes(file));
      const owners = [...new Set(without.flatMap(({ owner_id }) => owner_id ?? []))];
      // Before the files' rows, as every other change of an owner does.
      await this.texts.lockOwners(owners);
      await this.rows.keepRecognised(idsOf(without), { ...read, text });
      await this.rows.keepRecognised(idsOf(others), read);
      await this.texts.followTexts(owners);
    });
  }
}

const idsOf = (files: readonly { id: number }[]): number[] => files.map(({ id }) => id);
