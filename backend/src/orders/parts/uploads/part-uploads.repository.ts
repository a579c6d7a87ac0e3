import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { PartUpload } from './part-upload.entity.js';

/** Longer than a retry of the same upload may take. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/** Which uploads became which parts. Both calls belong inside `Database.write`, behind the order's lock. */
@Injectable()
export class PartUploadsRepository {
  constructor(private readonly db: Database) {}

  /** What this upload of the set became; null when there was none of that name. */
  async find(setId: number, uploadId: string): Promise<Pick<PartUpload, 'part_ids' | 'left_out'> | null> {
    return this.db.manager.findOneBy(PartUpload, { set_id: setId, upload_id: uploadId });
  }

  /** Remembers the upload, and forgets the set's old ones. */
  async remember(
    setId: number,
    uploadId: string,
    became: Pick<PartUpload, 'part_ids' | 'left_out'>,
  ): Promise<void> {
    const now = Date.now();
    const old = new Date(now - REMEMBERED_MS).toISOString();
    await this.db.manager.delete(PartUpload, { set_id: setId, created_at: LessThan(old) });
    const created_at = new Date(now).toISOString();
    await this.db.manager.insert(PartUpload, {
      set_id: setId,
      upload_id: uploadId,
      ...became,
      created_at,
    });
  }
}
