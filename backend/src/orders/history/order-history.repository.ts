import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { OrderEvent } from './order-event.entity.js';

/** The events of orders. */
@Injectable()
export class OrderHistoryRepository {
  constructor(private readonly db: Database) {}

  async insert(event: Omit<OrderEvent, 'id'>): Promise<void> {
    await this.db.manager.save(OrderEvent, event);
  }

  /** Newest first, at most `limit` of them, and none but those before the event `before`. */
  async ofOrder(orderId: number, limit: number, before: number | null): Promise<OrderEvent[]> {
    return this.db.manager.find(OrderEvent, {
      where: { order_id: orderId, ...(before !== null && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  /** The event that gave the order its present status, or null where none moved it. */
  async lastMove(orderId: number): Promise<OrderEvent | null> {
    return this.db.manager.findOne(OrderEvent, {
      where: { order_id: orderId, action: In(['status_moved', 'approved']) },
      order: { id: 'DESC' },
    });
  }
}
