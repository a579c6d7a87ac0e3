import { Injectable } from '@nestjs/common';
import { orderStatuses, type OrderStatus, type OrderType } from '../orders/domain/order-types.js';
import { Database } from '../platform/database/database.js';
import type { EntryKind } from './domain/documents.js';
import type { FoundEntryView } from './search.dto.js';

export interface OrderHit {
  id: number;
  type: OrderType;
  status: OrderStatus;
  created_at: string;
  created_by_id: number | null;
  customer: string | null;
  customer_id: number | null;
  total: number;
}

export interface PartHit {
  id: number;
  order_id: number;
  title: string;
  reference: string | null;
  content_file_id: number | null;
}

export type EntryHit = Pick<FoundEntryView, 'catalogue' | 'id' | 'name' | 'detail'>;

/** How a catalogue's entries are shown: columns of its table or of one that it names. */
interface Shown {
  from: string;
  name: string;
  detail: string;
}

const shown: Readonly<Record<EntryKind, Shown>> = {
  customers: { from: 'customers e', name: 'e.name', detail: 'COALESCE(e.cnpj, e.cpf, e.city, e.email)' },
  materials: { from: 'materials e', name: 'e.name', detail: 'NULL' },
  sheets: { from: 'sheets e JOIN materials m ON m.id = e.material_id', name: 'e.name', detail: 'm.name' },
  bars: { from: 'bars e', name: 'e.name', detail: 'NULL' },
  components: { from: 'components e', name: 'e.name', detail: 'COALESCE(e.specification, e.supplier)' },
  processes: { from: 'processes e', name: 'e.title', detail: 'NULL' },
  'mercosur-common-nomenclatures': { from: 'ncms e', name: 'e.code', detail: 'e.description' },
  states: { from: 'states e', name: 'e.name', detail: 'e.abbreviation' },
  'time-rules': { from: 'time_rules e', name: 'e.name', detail: 'NULL' },
  kits: { from: 'kits e', name: 'e.name', detail: 'e.folder' },
};

const some = (ids: readonly number[]) => `(${ids.map(() => '?').join(', ')})`;

/** Reads what is shown of the records that were found. */
@Injectable()
export class SearchHitsRepository {
  constructor(private readonly db: Database) {}

  async orders(ids: readonly number[]): Promise<OrderHit[]> {
    const hits = await this.read<Omit<OrderHit, 'total'> & { total: number | string }>(
      ids,
      `SELECT o.id, o.type, o.status, o.created_at, o.created_by_id, o.customer_id, o.total, c.name AS customer
       FROM orders o LEFT JOIN customers c ON c.id = o.customer_id WHERE o.id IN ${some(ids)}`,
    );
    // mysql2 gives decimals as text.
    return hits.map((hit) => ({ ...hit, total: Number(hit.total) }));
  }

  /** The newest orders of this total. @param owner whose they are; null for those of all users */
  async idsOfTotal(total: number, owner: number | null, most: number): Promise<number[]> {
    const own = owner === null ? '' : 'created_by_id = ? AND ';
    const rows = await this.db.manager.query<{ id: number }[]>(
      `SELECT id FROM orders WHERE ${own}status IN (${orderStatuses.map(() => '?').join()}) AND total = ?
       ORDER BY id DESC LIMIT ${String(most)}`,
      [...(owner === null ? [] : [owner]), ...orderStatuses, total],
    );
    return rows.map(({ id }) => id);
  }

  /** Names of the orders' sets and files, each with its order. */
  async ownTexts(orderIds: readonly number[]): Promise<{ order_id: number; text: string | null }[]> {
    const list = some(orderIds);
    return this.read(
      [...orderIds, ...orderIds, ...orderIds],
      `SELECT o.id AS order_id, f.original_name AS text FROM orders o JOIN stored_files f ON f.id = o.os_file_id
       WHERE o.id IN ${list}
       UNION ALL SELECT order_id, name FROM order_sets WHERE order_id IN ${list}
       UNION ALL SELECT order_id, reference FROM order_sets WHERE order_id IN ${list}`,
    );
  }

  /** The parts of the orders, as they stand in them. */
  async parts(orderIds: readonly number[]): Promise<PartHit[]> {
    return this.read<PartHit>(
      orderIds,
      `SELECT p.id, s.order_id, p.title, p.reference, p.content_file_id FROM order_sets s JOIN set_parts p ON p.set_id = s.id
       WHERE s.order_id IN ${some(orderIds)} ORDER BY s.position, s.id, p.position, p.id`,
    );
  }

  async entries(catalogue: EntryKind, ids: readonly number[]): Promise<EntryHit[]> {
    const { from, name, detail } = shown[catalogue];
    const rows = await this.read<Omit<EntryHit, 'catalogue'>>(
      ids,
      `SELECT e.id, ${name} AS name, ${detail} AS detail FROM ${from} WHERE e.id IN ${some(ids)}`,
    );
    return rows.map((row) => ({ catalogue, ...row }));
  }

  private async read<R>(ids: readonly number[], sql: string): Promise<R[]> {
    return ids.length === 0 ? [] : this.db.manager.query<R[]>(sql, [...ids]);
  }
}
