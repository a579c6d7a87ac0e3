import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { OrderEvent } from './order-event.entity.js';

/** The events of orders. */
@Injectable()
export class OrderHistoryRepository {
  constructor(private readonly db: Database) {}

  async insert(events: readonly Omit<OrderEvent, 'id'>[]): Promise<void> {
    await insertRows(this.db.manager, OrderEvent, events);
  }

  /** Newest first, at most `limit` of them, and none but those before the event `before`. */
  async ofOrder(orderId: number, limit: number, before: number | null): Promise<OrderEvent[]> {
    return this.db.manager.find(OrderEvent, {
      where: { order_id: orderId, ...(before !== null && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** The moves of the order's status, newest first. */
  async moves(orderId: number): Promise<OrderEvent[]> {
    return plainRows(this.db.manager, OrderEvent, {
      condition: 'WHERE order_id = ? AND action = ? ORDER BY id DESC',
      values: [orderId, 'status_moved'],
    });
  }

  /** The event that gave the order its present status, or null where none moved it. */
  async lastMove(orderId: number): Promise<OrderEvent | null> {
    const [event] = await plainRows(this.db.manager, OrderEvent, {
      condition: 'WHERE order_id = ? AND action IN (?, ?) ORDER BY id DESC LIMIT 1',
      values: [orderId, 'status_moved', 'approved'],
    });
    return event ?? null;
  }
}
