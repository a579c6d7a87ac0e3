import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { OrderStatus, OrderType } from '../domain/order-types.js';
import { seesAll, type Viewer } from '../domain/visibility.js';

/** The fields that orders are counted by. */
export interface CountedBy {
  type: OrderType | '';
  status: OrderStatus | '';
  created_by_id: number | null;
}

/** A number of orders in one status. */
export interface Counted {
  status: OrderStatus;
  orders: number;
}

/** How much a count grows by; 0 counts a change alone. */
export interface CountChange {
  by: CountedBy;
  orders: number;
}

/** Counts changes of what many orders name, and no order. */
export const OF_ALL: CountedBy = { type: '', status: '', created_by_id: null };

const ROWS = 'INSERT INTO order_counts (owner_id, type, status, orders, revision)';
const ADDED = {
  embedded:
    'ON CONFLICT (owner_id, type, status) DO UPDATE SET orders = orders + excluded.orders, revision = revision + 1',
  server: 'ON DUPLICATE KEY UPDATE orders = orders + VALUES(orders), revision = revision + 1',
};

/** The kept counts of orders. Changes belong inside `Database.write`. */
@Injectable()
export class OrderCountsRepository {
  constructor(private readonly db: Database) {}

  /** Adds to counts, in the order in which they are given, and counts the changes themselves. */
  async add(changes: readonly CountChange[]): Promise<void> {
    if (changes.length === 0) return;
    const { manager, embedded } = this.db;
    const added = embedded ? ADDED.embedded : ADDED.server;
    const rows = changes.map(() => '(?, ?, ?, ?, 1)').join();
    await manager.query(
      `${ROWS} VALUES ${rows} ${added}`,
      changes.flatMap(({ by, orders }) => [by.created_by_id ?? 0, by.type, by.status, orders]),
    );
  }

  /** How many orders the viewer sees, by status; none that are 0. */
  async visible(viewer: Viewer): Promise<Counted[]> {
    const [own, values] = seesAll(viewer) ? ['', []] : ['AND owner_id = ?', [viewer.id]];
    const rows = await this.db.manager.query<{ status: OrderStatus; orders: number | string }[]>(
      `SELECT status, SUM(orders) AS orders FROM order_counts WHERE type <> '' ${own} GROUP BY status`,
      values,
    );
    return rows.map((row) => ({ ...row, orders: Number(row.orders) })).filter(({ orders }) => orders > 0);
  }

  /** A number that grows with every change of an order that the viewer sees, or of what such orders name. */
  async revision(viewer: Viewer): Promise<number> {
    const [own, values] = seesAll(viewer) ? ['', []] : ["WHERE owner_id = ? OR type = ''", [viewer.id]];
    const [row] = await this.db.manager.query<{ revision: number | string | null }[]>(
      `SELECT SUM(revision) AS revision FROM order_counts ${own}`,
      values,
    );
    return Number(row?.revision ?? 0);
  }

  /**
   * A text that is another one after every change of this order, or of another of its owner, type and status; null where the
   * order is gone.
   */
  async stateOf(orderId: number): Promise<string | null> {
    const [row] = await this.db.manager.query<(CountedBy & { revision: number | null })[]>(
      `SELECT o.created_by_id, o.type, o.status, c.revision FROM orders o LEFT JOIN order_counts c
       ON c.owner_id = COALESCE(o.created_by_id, 0) AND c.type = o.type AND c.status = o.status WHERE o.id = ?`,
      [orderId],
    );
    if (!row) return null;
    return [row.created_by_id ?? 0, row.type, row.status, row.revision ?? 0].join('-');
  }

  /** The names of all users, as the list shows owners by theirs. */
  async ownerNames(): Promise<string> {
    const users = await this.db.manager.query<object[]>('SELECT id, name FROM users ORDER BY id');
    return JSON.stringify(users);
  }

  /** The fields that the order is counted by, or null where it is gone. */
  async findCountedBy(orderId: number): Promise<CountedBy | null> {
    const [row] = await this.db.manager.query<CountedBy[]>(
      'SELECT type, status, created_by_id FROM orders WHERE id = ?',
      [orderId],
    );
    return row ?? null;
  }

  /** Counts all orders anew. */
  async recount(): Promise<void> {
    const { manager } = this.db;
    await manager.query("UPDATE order_counts SET orders = 0, revision = revision + 1 WHERE type <> ''");
    const rows = await manager.query<(CountedBy & { orders: string })[]>(
      'SELECT created_by_id, type, status, COUNT(*) AS orders FROM orders GROUP BY created_by_id, type, status',
    );
    await this.add(rows.map((by) => ({ by, orders: Number(by.orders) })));
  }
}
