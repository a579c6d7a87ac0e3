import { pickFields } from '@forja/figures';
import { ROW_FIELDS } from '../../pricing/domain/part/process-row.js';
import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { In, MoreThanOrEqual } from 'typeorm';
import { chunksOf } from '../../platform/chunks.js';
import { insertRows, updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { PartStatus } from '../domain/order-types.js';
import type { ProcessRow } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { PartFileColumn } from '../part-rows/part-files.js';
import { PartProcess } from './part-process.entity.js';
import type { NewPart } from './part-fields.js';
import { SetPart } from './set-part.entity.js';

/** A part's process rows, and those that take their place. */
export interface ReplacedRows {
  part: { id: number };
  before: readonly ProcessRow[];
  rows: readonly ProcessRow[];
}

/** The tables of parts and their process rows. Changes belong inside `Database.write`. */
@Injectable()
export class PartsRepository {
  constructor(private readonly db: Database) {}

  /** How many parts the set has: the last position, since positions have no gaps. */
  async count(setId: number): Promise<number> {
    return this.db.manager.countBy(SetPart, { set_id: setId });
  }

  /** @returns the id of the part's new row */
  async insert(part: NewPart): Promise<number> {
    const { identifiers } = await this.db.manager.insert(SetPart, ownFields(part));
    const [inserted] = identifiers as { id: number }[];
    if (!inserted) throw new Error('The database reported no id of a new part');
    return inserted.id;
  }

  /** Inserts parts that have their ids already. */
  async insertAll(parts: readonly RowOf<SetPart>[]): Promise<void> {
    if (parts.length > 0) await insertRows(this.db.manager, SetPart, parts.map(ownFields));
  }

  /** Inserts new parts behind all that the set has. @returns their ids, in the order of their positions */
  async insertNew(setId: number, parts: readonly NewPart[]): Promise<number[]> {
    const [first] = parts;
    if (!first) return [];
    await insertRows(this.db.manager, SetPart, parts.map(ownFields));
    const rows = await this.db.manager.find(SetPart, {
      where: { set_id: setId, position: MoreThanOrEqual(first.position) },
      select: { id: true },
      order: { position: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  /** The ids of the set's parts, in their order. */
  async idsInOrder(setId: number): Promise<number[]> {
    const rows = await this.placesOf(setId);
    return rows.map(({ id }) => id);
  }

  /** Gives those of the set's parts that are among these ids the place that they have there, from 1. */
  async placeInOrder(setId: number, ids: readonly number[]): Promise<void> {
    const places = new Map(ids.map((id, index) => [id, index + 1]));
    const moved = (await this.placesOf(setId))
      .map(({ id, position }) => ({ id, before: position, position: places.get(id) ?? position }))
      .filter(({ before, position }) => before !== position)
      .map(({ id, position }) => ({ id, position }));
    if (moved.length > 0) await updateRows(this.db.manager, SetPart, moved);
  }

  private async placesOf(setId: number): Promise<Pick<SetPart, 'id' | 'position'>[]> {
    return this.db.manager.find(SetPart, {
      where: { set_id: setId },
      select: { id: true, position: true },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** Stores many parts, those of their columns that one of them changes. */
  async updateAll(parts: readonly { before: LoadedPart; after: LoadedPart }[]): Promise<void> {
    const [first] = parts;
    if (!first) return;
    const columns = Object.keys(ownFields(first.after)) as (keyof RowOf<SetPart>)[];
    const changed = columns.filter((column) =>
      parts.some(({ before, after }) => !isDeepStrictEqual(before[column], after[column])),
    );
    const rows = parts.map(({ after }) => ({
      id: after.id,
      ...Object.fromEntries(changed.map((column) => [column, after[column]])),
    }));
    await updateRows(this.db.manager, SetPart, rows);
  }

  async setStatus(id: number, status: PartStatus): Promise<void> {
    await this.db.manager.update(SetPart, { id }, { status });
  }

  async setFiles(id: number, files: Partial<Pick<SetPart, PartFileColumn | 'cut_choice'>>): Promise<void> {
    await this.db.manager.update(SetPart, { id }, files);
  }

  /**
   * Puts process rows in the place of those that parts have, in few statements. A row with the id of a stored one takes its
   * place, and equal ones stay as they are.
   */
  async replaceRowsOf(parts: readonly ReplacedRows[]): Promise<void> {
    const changes = parts.filter(({ before, rows }) => !isSame(before, rows)).map(rowChanges);
    const { manager } = this.db;
    const all = changes.flatMap((each) => each.gone);
    for (const gone of chunksOf(all, CHUNK)) {
      await manager.delete(PartProcess, { id: In(gone) });
    }
    const changed = changes.flatMap((each) => each.changed);
    if (changed.length > 0) await updateRows(manager, PartProcess, changed);
    const added = changes.flatMap((each) => each.added);
    if (added.length > 0) await insertRows(manager, PartProcess, added);
  }

  /** Removes the parts with their process rows and closes the gaps that they leave. */
  async removeAll(parts: readonly Pick<SetPart, 'id' | 'set_id'>[]): Promise<void> {
    const all = parts.map(({ id }) => id);
    for (const ids of chunksOf(all, CHUNK)) await this.db.manager.delete(SetPart, { id: In(ids) });
    for (const setId of new Set(parts.map(({ set_id }) => set_id))) {
      await this.placeInOrder(setId, await this.idsInOrder(setId));
    }
  }
}

/** The part's own columns, without what was loaded beside them. */
export function ownFields<P extends NewPart & Partial<LoadedPart>>(part: P) {
  const { content_file, previous_file, secondary_file, set_quantity, rules, ...rest } = part;
  const { material, sheet, bar, component, ncm, operation, processes, ...own } = rest;
  return own;
}

type RowColumns = Omit<RowOf<PartProcess>, 'id'>;

/** The columns of a process row besides its id. */
export const storedRow = (row: ProcessRow): RowColumns =>
  pickFields(row, ['part_id', 'position', ...ROW_FIELDS]);

/** The changes that make the stored rows of a part these rows. */
function rowChanges({ before, rows }: ReplacedRows) {
  const stored = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(rows.map(({ id }) => id));
  return {
    gone: before.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id])),
    changed: rows.flatMap((row) => {
      const was = row.id === undefined ? undefined : stored.get(row.id);
      if (row.id === undefined || (was && isSame([was], [row]))) return [];
      return [{ id: row.id, ...storedRow(row) }];
    }),
    added: rows.filter(({ id }) => id === undefined).map(storedRow),
  };
}

function isSame(before: readonly ProcessRow[], after: readonly ProcessRow[]): boolean {
  return JSON.stringify(before.map(storedRow)) === JSON.stringify(after.map(storedRow));
}

/** Ids of one statement. */
const CHUNK = 500;
