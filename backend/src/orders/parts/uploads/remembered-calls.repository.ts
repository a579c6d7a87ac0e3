import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, LessThan } from 'typeorm';
import { insertRows } from '../../../platform/database/bulk-rows.js';
import { Database } from '../../../platform/database/database.js';
import { PartUpload } from './part-upload.entity.js';

/** The parts of a set that a call of this name (an upload, a row, a copy) has made, in their order. */
export type MadeParts = Pick<PartUpload, 'set_id' | 'upload_id' | 'part_ids'> &
  Partial<Pick<PartUpload, 'left_out'>>;

/** Longer than a retry of the same call may take. */
const REMEMBERED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Remembers which calls made which parts, so that a call that is sent again is answered with its parts and makes none. All
 * of it belongs behind the order's lock, which lets in one of two equal calls at once (docs/decisions/0016).
 */
@Injectable()
export class RememberedCalls {
  constructor(private readonly db: Database) {}

  /** The calls of which this is so, in the order of their sets' ids. */
  async find(where: FindOptionsWhere<PartUpload>): Promise<MadeParts[]> {
    return this.db.manager.find(PartUpload, { where, order: { set_id: 'ASC' } });
  }

  /** The calls of these names in these sets. */
  async findAll(names: readonly Pick<PartUpload, 'set_id' | 'upload_id'>[]): Promise<MadeParts[]> {
    if (names.length === 0) return [];
    const set_id = In([...new Set(names.map((name) => name.set_id))]);
    return this.find({ set_id, upload_id: In(names.map((name) => name.upload_id)) });
  }

  /** Remembers the calls, in place of what was remembered of the same names, and forgets what is old. */
  async remember(calls: readonly MadeParts[]): Promise<void> {
    if (calls.length === 0) return;
    const { manager } = this.db;
    const now = Date.now();
    await manager.delete(PartUpload, { created_at: LessThan(new Date(now - REMEMBERED_MS).toISOString()) });
    for (const set_id of new Set(calls.map((call) => call.set_id))) {
      const names = calls.flatMap((call) => (call.set_id === set_id ? [call.upload_id] : []));
      await manager.delete(PartUpload, { set_id, upload_id: In(names) });
    }
    const created_at = new Date(now).toISOString();
    await insertRows(
      manager,
      PartUpload,
      calls.map((call) => ({ left_out: null, ...call, created_at })),
    );
  }
}
