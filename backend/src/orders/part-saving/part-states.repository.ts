import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { PartState } from './part-state.entity.js';

/** The states of parts that are kept for taking saves back. Changes belong inside `Database.write`. */
@Injectable()
export class PartStatesRepository {
  constructor(private readonly db: Database) {}

  async insert(rows: readonly RowOf<PartState>[]): Promise<void> {
    await insertRows(this.db.manager, PartState, rows);
  }

  /** Those of these states that are the user's own and of parts of this order. */
  async find(userId: number, orderId: number, ids: readonly string[]): Promise<PartState[]> {
    if (ids.length === 0) return [];
    return this.db.manager.find(PartState, {
      where: { id: In([...ids]), user_id: userId, order_id: orderId },
    });
  }

  /** Removes what was kept before the moment, of all users. */
  async removeOlder(moment: string): Promise<void> {
    await this.db.manager.delete(PartState, { created_at: LessThan(moment) });
  }

  /** Removes the oldest of a user's states of an order beyond this many. */
  async removeBeyond(userId: number, orderId: number, most: number): Promise<void> {
    const [first] = await this.db.manager.find(PartState, {
      where: { user_id: userId, order_id: orderId },
      select: { id: true, created_at: true },
      order: { created_at: 'DESC' },
      skip: most,
      take: 1,
    });
    if (!first) return;
    const created_at = LessThan(first.created_at);
    await this.db.manager.delete(PartState, { user_id: userId, order_id: orderId, created_at });
    await this.db.manager.delete(PartState, { id: first.id });
  }
}
