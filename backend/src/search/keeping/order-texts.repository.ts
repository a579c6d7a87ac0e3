import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { OrderTexts } from '../domain/documents.js';

interface OrderRow {
  id: number;
  customer_id: number | null;
  created_by_id: number | null;
  os_file: string | null;
}

interface TextRow {
  order_id: number;
  title: string;
  reference: string | null;
}

/** Reads what orders are found by: three narrow queries, however many orders. */
@Injectable()
export class OrderTextsRepository {
  constructor(private readonly db: Database) {}

  /** The orders of these ids that are there. */
  async load(ids: readonly number[]): Promise<OrderTexts[]> {
    if (ids.length === 0) return [];
    const some = `(${ids.map(() => '?').join(', ')})`;
    const read = <R>(sql: string) => this.db.manager.query<R[]>(sql, [...ids]);
    const orders = await read<OrderRow>(
      `SELECT o.id, o.customer_id, o.created_by_id, f.original_name AS os_file
       FROM orders o LEFT JOIN stored_files f ON f.id = o.os_file_id WHERE o.id IN ${some}`,
    );
    const sets = await read<TextRow>(
      `SELECT order_id, name AS title, reference FROM order_sets WHERE order_id IN ${some} ORDER BY id`,
    );
    const parts = await read<TextRow>(
      `SELECT s.order_id, p.title, p.reference FROM order_sets s JOIN set_parts p ON p.set_id = s.id
       WHERE s.order_id IN ${some} ORDER BY p.id`,
    );
    const [ofSets, ofParts] = [textsByOrder(sets), textsByOrder(parts)];
    return orders.map(({ os_file, ...order }) => ({
      ...order,
      own: [...(ofSets.get(order.id) ?? []), ...(os_file === null ? [] : [os_file])],
      parts: ofParts.get(order.id) ?? [],
    }));
  }
}

function textsByOrder(rows: readonly TextRow[]): Map<number, string[]> {
  const byOrder = new Map<number, string[]>();
  for (const { order_id, title, reference } of rows) {
    const texts = byOrder.get(order_id) ?? [];
    texts.push(title);
    if (reference !== null) texts.push(reference);
    byOrder.set(order_id, texts);
  }
  return byOrder;
}
