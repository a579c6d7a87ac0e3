import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { currentUserId } from '../../platform/http/request-origin.js';
import { FairPlaces } from '../../platform/queue/fair-places.js';
import { defineJob, type JobRunner } from '../../platform/queue/job.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { isRecognitionInstalled } from '../readers/picture-text/installed.js';
import type { StoredFile } from '../stored-file.entity.js';

/** Recognises the text in the picture of a stored drawing. */
export const readScanJob = defineJob<{ file_id: number }, null>('read-scan');

/** How long one drawing waits behind other work that no caller waits for. */
const PATIENCE_MS = 600_000;

/** Drawings that wait in this process; one more is read when its part is opened. */
const MOST_WAITING = 1000;

const NO_USER = 'none';

type Scan = Pick<StoredFile, 'id' | 'preview_key' | 'recognition'>;

/**
 * Asks for drawings to be read whose text is a picture or lines: after their upload, and when a part is opened whose drawing was
 * not read yet. One at a time and in turns of their users, so that a pile of one user's scans keeps no other one's waiting; and only
 * where nothing else is to be done. No caller waits: what is read is found in the file's row.
 */
@Injectable()
export class ScanRequests implements BeforeApplicationShutdown {
  private readonly log = new Logger(ScanRequests.name);
  private readonly read: JobRunner<{ file_id: number }, null>;
  private readonly turns = new FairPlaces(1);
  private readonly waiting = new Set<string>();
  private readonly closing = new AbortController();
  private readonly enabled: boolean;

  constructor(
    settings: Settings,
    private readonly db: Database,
    queue: JobQueue,
  ) {
    this.read = queue.runner(readScanJob);
    this.enabled = settings.documents.DRAWING_RECOGNITION === 'on' && isRecognitionInstalled();
  }

  beforeApplicationShutdown(): void {
    this.closing.abort();
  }

  /** Asks for those of the files that wait to be read, once the open transaction is committed. */
  async afterCommit(files: readonly Scan[]): Promise<void> {
    const holder = currentUserId() ?? NO_USER;
    await this.db.afterCommit(() => files.forEach((file) => void this.ask(file, holder)));
  }

  /**
   * Asks for the file, unless it waits already.
   * @returns whether it will be read
   */
  ask(file: Scan, holder: number | string = currentUserId() ?? NO_USER): boolean {
    const { id, preview_key: key } = file;
    if (!this.enabled || file.recognition !== 'wanted' || key === null || this.closing.signal.aborted)
      return false;
    // Copies of an order share their pictures: one of them is read for all.
    if (!this.waiting.has(key) && this.waiting.size < MOST_WAITING) void this.handOver(id, key, holder);
    return true;
  }

  private async handOver(id: number, key: string, holder: number | string): Promise<void> {
    this.waiting.add(key);
    try {
      const release = await this.turns.acquire(holder, this.closing.signal);
      try {
        await this.read({ file_id: id }, { key: String(id), timeoutMs: PATIENCE_MS, ahead: true });
      } finally {
        release();
      }
    } catch (error) {
      if (!this.closing.signal.aborted)
        this.log.warn(`The picture of file ${String(id)} was not read: ${String(error)}`);
    } finally {
      this.waiting.delete(key);
    }
  }
}
