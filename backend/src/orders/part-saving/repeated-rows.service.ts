import { Injectable } from '@nestjs/common';
import { Invalid } from '../../platform/errors/app-errors.js';
import type { Order } from '../order.entity.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { CatalogueChange } from '../repricing/domain/catalogue-change.js';
import { PartReader } from '../parts/part-reader.js';
import { PartUploadsRepository } from '../parts/uploads/part-uploads.repository.js';
import type { CheckedRow } from './batch-rows.js';
import { partsBatchTexts } from './parts-batch.texts.js';

/** A row that names itself, and the set that its part comes into. */
interface NamedRow {
  set_id: number;
  key: string;
}

/** A part that a row of an earlier call has become. */
export interface RepeatedRow {
  /** Of the row that was sent again, from 0. */
  index: number;
  after: LoadedPart;
  change: CatalogueChange | null;
}

const nameOf = ({ set_id, key }: NamedRow): string => `${String(set_id)} ${key}`;

/**
 * Rows that add parts and are sent again because no answer came: the part that such a row became is answered in place of
 * another one. All calls belong inside `Database.write`, behind the order's lock, which lets in one of two at once.
 */
@Injectable()
export class RepeatedRows {
  constructor(
    private readonly uploads: PartUploadsRepository,
    private readonly reader: PartReader,
  ) {}

  /**
   * The same rows; those that remove what a row of their name became name that part by its id, and are left out where
   * it became none.
   * @throws Invalid for a part that another row names, too: which of them counts would be a guess
   */
  async found(rows: readonly CheckedRow[]): Promise<CheckedRow[]> {
    const removals = rows.flatMap((row) => (row.dto.remove === true ? (namedRow(row) ?? []) : []));
    if (removals.length === 0) return [...rows];
    const found = await this.uploads.findRows(removals);
    const ids = new Map(found.map((row) => [nameOf(row), row.part_id]));
    const known = new Set(rows.map(({ id }) => id));
    return rows.flatMap((row) => {
      const named = row.dto.remove === true ? namedRow(row) : null;
      if (named === null) return row;
      const id = ids.get(nameOf(named));
      if (id === undefined) return [];
      if (known.has(id)) throw Invalid.field(`parts.${String(row.index)}.key`, partsBatchTexts.twice);
      return { ...row, id };
    });
  }

  /** The rows whose parts are there, with those parts, and the others; a row whose part was removed since is another. */
  async apart(
    order: Order,
    rows: readonly CheckedRow[],
  ): Promise<{ repeated: RepeatedRow[]; others: CheckedRow[] }> {
    const found = await this.uploads.findRows(rows.flatMap((row) => namedRow(row) ?? []));
    if (found.length === 0) return { repeated: [], others: [...rows] };
    const ids = new Map(found.map((row) => [nameOf(row), row.part_id]));
    const { parts } = await this.reader.some(order.id, [...ids.values()]);
    const changes = await this.reader.catalogueChanges(parts, order);
    const byId = new Map(parts.map((part) => [part.id, part]));
    const repeated: RepeatedRow[] = [];
    const others = rows.filter((row) => {
      const named = namedRow(row);
      const after = named && byId.get(ids.get(nameOf(named)) ?? 0);
      if (after) repeated.push({ index: row.index, after, change: changes.get(after.id) ?? null });
      return !after;
    });
    return { repeated, others };
  }

  /** Remembers what rows have become; rows without a name are left out. */
  async remember(added: readonly { part: LoadedPart; key: string | null }[]): Promise<void> {
    await this.uploads.rememberRows(
      added.flatMap(({ part: { id, set_id }, key }) => (key === null ? [] : [{ set_id, key, part_id: id }])),
    );
  }
}

function namedRow({ id, dto: { key, set_id } }: CheckedRow): NamedRow | null {
  return id === null && typeof key === 'string' && typeof set_id === 'number' ? { set_id, key } : null;
}
