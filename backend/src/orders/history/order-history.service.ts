import { Injectable } from '@nestjs/common';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { type OrderAction, OrderEvent } from './order-event.entity.js';

/** Events of one answer. */
export const HISTORY_PAGE = 100;

/** Field → what it was and what it is. */
export type Changes = Record<string, [from: unknown, to: unknown]>;

/** The last move of an order's status. */
export interface LastMove {
  by: string;
  at: string;
  status: string | null;
}

/** Keeps who did what to an order, and when. */
@Injectable()
export class OrderHistoryService {
  constructor(private readonly db: Database) {}

  /**
   * Notes what happened, as part of the transaction that makes it happen.
   * @param actor without an id where it was no user
   * @param details field → [from, to] for changes, otherwise what the action is about
   */
  async record(
    actor: { id: number | null; name: string },
    orderId: number,
    action: OrderAction,
    details: Record<string, unknown> | null = null,
  ): Promise<void> {
    await this.recordAll(actor, orderId, action, [details]);
  }

  /** Notes several things that happened at once. */
  async recordAll(
    actor: { id: number | null; name: string },
    orderId: number,
    action: OrderAction,
    details: readonly (Record<string, unknown> | null)[],
  ): Promise<void> {
    if (details.length === 0) return;
    const created_at = new Date().toISOString();
    const by = { order_id: orderId, user_id: actor.id, user_name: actor.name, action, created_at };
    const events = details.map((each) => ({ ...by, details: each }));
    await insertRows(this.db.manager, OrderEvent, events);
  }

  /** The events of the order, newest first, a page at a time: `before` is the last event of the page before. */
  async ofOrder(orderId: number, before: number | null = null): Promise<OrderEvent[]> {
    const values = [orderId, ...(before === null ? [] : [before]), HISTORY_PAGE];
    const older = before === null ? '' : 'AND id < ?';
    return this.find(`WHERE order_id = ? ${older} ORDER BY id DESC LIMIT ?`, values);
  }

  /** The moment at which the order last went to its customer ('Aguardando resposta'), or null where it never did. */
  async lastSent(orderId: number): Promise<string | null> {
    const condition = 'WHERE order_id = ? AND action = ? ORDER BY id DESC';
    const moves = await this.find(condition, [orderId, 'status_moved']);
    return moves.find((event) => movedTo(event) === 'waiting_response')?.created_at ?? null;
  }

  /** The last move of the order's status, or null where there was none. */
  async lastMove(orderId: number): Promise<LastMove | null> {
    const condition = 'WHERE order_id = ? AND action IN (?, ?) ORDER BY id DESC LIMIT 1';
    const [event] = await this.find(condition, [orderId, 'status_moved', 'approved']);
    return event ? { by: event.user_name, at: event.created_at, status: movedTo(event) } : null;
  }

  private find(condition: string, values: unknown[]): Promise<OrderEvent[]> {
    return plainRows(this.db.manager, OrderEvent, { condition, values });
  }
}

/** The fields that differ, with both values; lists differ where what they hold does. */
export function changesBetween<T extends object>(before: T, after: Partial<T>): Changes {
  const changes: Changes = {};
  for (const [field, to] of Object.entries(after)) {
    const from: unknown = before[field as keyof T];
    if (!isEqual(from, to)) changes[field] = [from, to];
  }
  return changes;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other);
}

function movedTo({ details }: OrderEvent): string | null {
  const change: unknown = details?.status;
  const to: unknown = Array.isArray(change) ? change[1] : null;
  return typeof to === 'string' ? to : null;
}
