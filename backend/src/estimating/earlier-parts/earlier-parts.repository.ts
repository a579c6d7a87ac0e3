import { Injectable } from '@nestjs/common';
import { Order } from '../../orders/order.entity.js';
import { seesAll, type Viewer } from '../../orders/domain/visibility.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import type { PartType } from '../../pricing/domain/part-type.js';
import type { ComparedPart } from './domain/likeness.js';
import type { Way } from './domain/part-key.js';

/** A part that was found by a key, as it is compared. */
export interface Candidate extends ComparedPart {
  id: number;
  order_id: number;
}

/** Who asks, and for what. */
export interface Wanted {
  viewer: Viewer;
  /** Its own parts are no earlier ones. */
  orderId: number;
  ways: readonly Way[];
}

/** What an order says to its parts' prices, and of what became of them. */
const ORDER_COLUMNS = [
  ...(['id', 'type', 'status', 'customer_id', 'markup'] as const),
  ...(['created_at', 'sent_at'] as const),
] as const;
export type OrderOfPart = Pick<RowOf<Order>, (typeof ORDER_COLUMNS)[number]>;

/** Read of one way: the newest. A user who sees few orders gets theirs from among more. */
const NEWEST = 24;
const NEWEST_OF_ALL = 200;

interface PartRow {
  id: number;
  order_id: number;
  customer_id: number | null;
  title: string;
  reference: string | null;
  type: PartType | null;
  thickness: number | string;
  width: number | string;
  length: number | string;
  content_file_id: number | null;
}

/** Finds parts by their keys: each way is a place in an index, of which the newest few are read. */
@Injectable()
export class EarlierPartsRepository {
  constructor(private readonly db: Database) {}

  /** Priced parts of other orders which the viewer sees that one of the keys leads to, in no order. */
  async candidates(wanted: Wanted): Promise<Candidate[]> {
    const ids = await this.idsOf(wanted);
    const rows = await this.rowsOf(ids, wanted.viewer);
    const drawings = await this.drawingsOf(rows);
    return rows.map(({ content_file_id, ...row }) => {
      const { digest = null, page = null, outline = null } = drawings.get(content_file_id ?? 0) ?? {};
      const [thickness, width, length] = [Number(row.thickness), Number(row.width), Number(row.length)];
      return { ...row, thickness, width, length, digest, page, outline };
    });
  }

  /** What is compared of a part's own drawing. */
  async drawingOf(fileId: number | null): Promise<Pick<ComparedPart, 'digest' | 'page' | 'outline'>> {
    const [file] = fileId === null ? [] : await this.files([fileId]);
    return { digest: file?.digest ?? null, page: file?.page ?? null, outline: file?.outline ?? null };
  }

  /** The orders of these ids. */
  async orders(ids: readonly number[]): Promise<Map<number, OrderOfPart>> {
    if (ids.length === 0) return new Map();
    const orders = await plainRows(this.db.manager, Order, {
      condition: `WHERE id IN (${places(ids)})`,
      values: [...ids],
      columns: ORDER_COLUMNS,
    });
    return new Map(orders.map((order) => [order.id, order]));
  }

  /** The customers' names. */
  async customers(ids: readonly number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.manager.query<{ id: number; name: string }[]>(
      `SELECT id, name FROM customers WHERE id IN (${places(ids)})`,
      [...ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private async idsOf({ viewer, orderId, ways }: Wanted): Promise<number[]> {
    if (ways.length === 0) return [];
    const limit = seesAll(viewer) ? NEWEST : NEWEST_OF_ALL;
    const each = ways.map((way, index) => {
      const conditions = way.map(([column]) => `${column} = ?`).join(' AND ');
      return `SELECT part_id FROM (SELECT part_id FROM part_keys WHERE ${conditions} AND order_id <> ?
        ORDER BY part_id DESC LIMIT ${String(limit)}) way${String(index)}`;
    });
    const rows = await this.db.manager.query<{ part_id: number }[]>(
      each.join(' UNION ALL '),
      ways.flatMap((way) => [...way.map(([, value]) => value), orderId]),
    );
    return [...new Set(rows.map(({ part_id }) => part_id))];
  }

  private async rowsOf(ids: readonly number[], viewer: Viewer): Promise<PartRow[]> {
    if (ids.length === 0) return [];
    const own = seesAll(viewer) ? '' : ' AND o.created_by_id = ?';
    return this.db.manager.query<PartRow[]>(
      `SELECT p.id, s.order_id, o.customer_id, p.title, p.reference, p.type, p.thickness, p.width, p.length,
         p.content_file_id
       FROM set_parts p JOIN order_sets s ON s.id = p.set_id JOIN orders o ON o.id = s.order_id
       WHERE p.id IN (${places(ids)}) AND p.type IS NOT NULL${own}`,
      own === '' ? [...ids] : [...ids, viewer.id],
    );
  }

  private async drawingsOf(rows: readonly PartRow[]) {
    const ids = [...new Set(rows.flatMap(({ content_file_id }) => content_file_id ?? []))];
    return new Map((await this.files(ids)).map((file) => [file.id, file]));
  }

  private async files(ids: readonly number[]) {
    if (ids.length === 0) return [];
    return plainRows(this.db.manager, StoredFile, {
      condition: `WHERE id IN (${places(ids)})`,
      values: [...ids],
      columns: ['id', 'digest', 'page', 'outline'],
    });
  }
}

const places = (values: readonly unknown[]) => values.map(() => '?').join(', ');
