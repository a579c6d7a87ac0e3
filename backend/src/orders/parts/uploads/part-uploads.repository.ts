import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { insertRows } from '../../../platform/database/bulk-rows.js';
import { Database } from '../../../platform/database/database.js';
import { PartUpload } from './part-upload.entity.js';

/** A part that a row of a call has become. */
export interface AddedRow {
  set_id: number;
  /** As its sender named the row. */
  key: string;
  part_id: number;
}

/** The parts of a set that a call has made, in their order. */
export type MadeParts = Pick<PartUpload, 'set_id' | 'part_ids'>;

/** Longer than a retry of the same upload may take. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/** Which uploads and rows became which parts. All calls belong inside `Database.write`, behind the order's lock. */
@Injectable()
export class PartUploadsRepository {
  constructor(private readonly db: Database) {}

  /** What this upload of the set became; null when there was none of that name. */
  async find(setId: number, uploadId: string): Promise<Pick<PartUpload, 'part_ids' | 'left_out'> | null> {
    return this.db.manager.findOneBy(PartUpload, { set_id: setId, upload_id: uploadId });
  }

  /** Those of these rows that became parts before. */
  async findRows(rows: readonly Pick<AddedRow, 'set_id' | 'key'>[]): Promise<AddedRow[]> {
    if (rows.length === 0) return [];
    const found = await this.db.manager.findBy(PartUpload, {
      set_id: In([...new Set(rows.map(({ set_id }) => set_id))]),
      upload_id: In(rows.map(({ key }) => key)),
    });
    return found.flatMap(({ set_id, upload_id, part_ids: [part_id] }) =>
      part_id === undefined ? [] : [{ set_id, key: upload_id, part_id }],
    );
  }

  /** Remembers the rows, in place of what was remembered of the same names, and forgets what is old. */
  async rememberRows(rows: readonly AddedRow[]): Promise<void> {
    await this.replace(
      rows.map(({ set_id, key, part_id }) => ({ set_id, upload_id: key, part_ids: [part_id] })),
    );
  }

  /** What a call of this name made in sets of the order, in the order of the sets' ids; none where there was no such call. */
  async findMade(orderId: number, key: string): Promise<MadeParts[]> {
    return this.db.manager.find(PartUpload, {
      select: { set_id: true, part_ids: true },
      where: { upload_id: key, set: { order_id: orderId } },
      order: { set_id: 'ASC' },
    });
  }

  /** Remembers what a call of this name made, in place of what was remembered of it in these sets. */
  async rememberMade(key: string, made: readonly MadeParts[]): Promise<void> {
    await this.replace(made.map((each) => ({ ...each, upload_id: key })));
  }

  /** Remembers the upload, and forgets what is old. */
  async remember(
    setId: number,
    uploadId: string,
    became: Pick<PartUpload, 'part_ids' | 'left_out'>,
  ): Promise<void> {
    const created_at = await this.forgetOld();
    await this.db.manager.insert(PartUpload, {
      set_id: setId,
      upload_id: uploadId,
      ...became,
      created_at,
    });
  }

  private async replace(rows: readonly (MadeParts & Pick<PartUpload, 'upload_id'>)[]): Promise<void> {
    if (rows.length === 0) return;
    for (const setId of new Set(rows.map(({ set_id }) => set_id))) {
      const keys = rows.flatMap(({ set_id, upload_id }) => (set_id === setId ? [upload_id] : []));
      await this.db.manager.delete(PartUpload, { set_id: setId, upload_id: In(keys) });
    }
    const created_at = await this.forgetOld();
    await insertRows(
      this.db.manager,
      PartUpload,
      rows.map((row) => ({ ...row, created_at })),
    );
  }

  /** Forgets what can't be sent again any more, of all sets. @returns this moment */
  private async forgetOld(): Promise<string> {
    const now = Date.now();
    const old = new Date(now - REMEMBERED_MS).toISOString();
    await this.db.manager.delete(PartUpload, { created_at: LessThan(old) });
    return new Date(now).toISOString();
  }
}
