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
  content_file_id?: number | null;
}

/** Drawings whose texts are read at once. */
const SOME_DRAWINGS = 50;

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
      `SELECT s.order_id, p.title, p.reference, p.content_file_id FROM order_sets s JOIN set_parts p ON p.set_id = s.id
       WHERE s.order_id IN ${some} ORDER BY p.id`,
    );
    const [ofSets, ofParts, drawings] = [textsByOrder(sets), textsByOrder(parts), drawingsByOrder(parts)];
    return orders.map(({ os_file, ...order }) => ({
      ...order,
      own: [...(ofSets.get(order.id) ?? []), ...(os_file === null ? [] : [os_file])],
      parts: ofParts.get(order.id) ?? [],
      drawings: drawings.get(order.id) ?? [],
    }));
  }

  /** What is written in these drawings, in their order; those without a text are left out. */
  async *drawingTexts(files: readonly number[]): AsyncGenerator<string> {
    for (let from = 0; from < files.length; from += SOME_DRAWINGS) {
      const some = files.slice(from, from + SOME_DRAWINGS);
      const texts = await this.textsOf(some);
      for (const id of some) {
        const text = texts.get(id);
        if (text !== undefined) yield text;
      }
    }
  }

  /** The texts of those of the files that have one. */
  async textsOf(files: readonly number[]): Promise<Map<number, string>> {
    if (files.length === 0) return new Map();
    const rows = await this.db.manager.query<{ id: number; text: string }[]>(
      `SELECT id, text FROM stored_files WHERE id IN (${files.map(() => '?').join(', ')}) AND text IS NOT NULL`,
      [...files],
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
  }
}

function drawingsByOrder(rows: readonly TextRow[]): Map<number, number[]> {
  const byOrder = new Map<number, number[]>();
  for (const { order_id, content_file_id } of rows) {
    if (typeof content_file_id !== 'number') continue;
    const files = byOrder.get(order_id);
    if (files) files.push(content_file_id);
    else byOrder.set(order_id, [content_file_id]);
  }
  return byOrder;
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
