import { Injectable } from '@nestjs/common';
import type { Outline } from '../../files/flat-pattern/domain/outline.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { partKey } from './domain/part-key.js';
import { PartKeyRow } from './part-key.entity.js';

export type KeyOfPart = RowOf<PartKeyRow>;

/** The columns, the part's id first. */
const COLUMNS = [
  ...(['part_id', 'order_id', 'customer_id', 'reference_key', 'title_key'] as const),
  ...(['length_step', 'width_step', 'file_key', 'outline_length', 'outline_spread'] as const),
] as const satisfies readonly (keyof KeyOfPart)[];

/** Rows of one statement. */
const CHUNK = 100;

interface SourceRow {
  part_id: number;
  order_id: number;
  customer_id: number | null;
  title: string;
  reference: string | null;
  length: number | string;
  width: number | string;
  digest: string | null;
  page: number | null;
  outline: string | null;
}

/** The keys of parts: as they follow from the parts, and as they are kept. Changes belong inside `Database.write`. */
@Injectable()
export class PartKeysRepository {
  constructor(private readonly db: Database) {}

  /** What the parts of these orders are found by now. */
  async current(orderIds: readonly number[]): Promise<KeyOfPart[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.db.manager.query<SourceRow[]>(
      `SELECT p.id AS part_id, s.order_id, o.customer_id, p.title, p.reference, p.length, p.width,
         f.digest, f.page, f.outline
       FROM orders o JOIN order_sets s ON s.order_id = o.id JOIN set_parts p ON p.set_id = s.id
       LEFT JOIN stored_files f ON f.id = p.content_file_id WHERE o.id IN (${places(orderIds)})`,
      [...orderIds],
    );
    return rows.map(({ part_id, order_id, outline, ...row }) => ({
      part_id,
      order_id,
      ...partKey({
        ...row,
        length: Number(row.length),
        width: Number(row.width),
        outline: outline === null ? null : (JSON.parse(outline) as Outline),
      }),
    }));
  }

  /** What is kept of them. */
  async kept(orderIds: readonly number[]): Promise<KeyOfPart[]> {
    if (orderIds.length === 0) return [];
    return plainRows(this.db.manager, PartKeyRow, {
      condition: `WHERE order_id IN (${places(orderIds)})`,
      values: [...orderIds],
      columns: COLUMNS,
    });
  }

  /** Stores keys, in place of those of the same parts. */
  async store(keys: readonly KeyOfPart[]): Promise<void> {
    for (let from = 0; from < keys.length; from += CHUNK) {
      const chunk = keys.slice(from, from + CHUNK);
      const rows = chunk.map(() => `(${places(COLUMNS)})`).join(', ');
      await this.db.manager.query(
        `REPLACE INTO part_keys (${COLUMNS.join(', ')}) VALUES ${rows}`,
        chunk.flatMap((key) => COLUMNS.map((column) => key[column])),
      );
    }
  }

  /** Forgets the keys of parts; those without any are no error. */
  async remove(partIds: readonly number[]): Promise<void> {
    for (let from = 0; from < partIds.length; from += CHUNK) {
      const chunk = partIds.slice(from, from + CHUNK);
      await this.db.manager.query(`DELETE FROM part_keys WHERE part_id IN (${places(chunk)})`, chunk);
    }
  }

  /** Ids of the orders before this one, descending. */
  async ordersBefore(id: number, count: number): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT id FROM orders WHERE id < ? ORDER BY id DESC LIMIT ${String(count)}`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Ids of the orders after this one, ascending. */
  async ordersAfter(id: number, count: number): Promise<number[]> {
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT id FROM orders WHERE id > ? ORDER BY id LIMIT ${String(count)}`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  /** Keeps orders from being changed until the open transaction ends. */
  async lock(orderIds: readonly number[]): Promise<void> {
    if (this.db.embedded || orderIds.length === 0) return;
    await this.db.manager.query(
      `SELECT id FROM orders WHERE id IN (${places(orderIds)}) ORDER BY id${this.db.rowLock}`,
      [...orderIds],
    );
  }

  /** Parts of the orders before this one have no keys yet; 0 once all do, undefined before the first. */
  async unfilledBefore(): Promise<number | undefined> {
    const rows = await this.db.manager.query<{ next_id: number }[]>('SELECT next_id FROM part_keys_fill');
    return rows[0]?.next_id;
  }

  async storeUnfilledBefore(id: number): Promise<void> {
    await this.db.manager.query('REPLACE INTO part_keys_fill (id, next_id) VALUES (1, ?)', [id]);
  }

  /** Drawings of these orders' parts that were stored before their digests were kept: keys of objects, each once. */
  async unreadDrawings(orderIds: readonly number[]): Promise<string[]> {
    if (orderIds.length === 0) return [];
    const rows = await this.db.manager.query<{ original_key: string }[]>(
      `SELECT DISTINCT f.original_key FROM order_sets s JOIN set_parts p ON p.set_id = s.id
       JOIN stored_files f ON f.id = p.content_file_id
       WHERE s.order_id IN (${places(orderIds)}) AND f.digest IS NULL`,
      [...orderIds],
    );
    return rows.map(({ original_key }) => original_key);
  }
}

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ');
