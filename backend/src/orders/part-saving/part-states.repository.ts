import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not, type FindOptionsWhere } from 'typeorm';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { KeptPlace } from './part-state.js';
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

  /** Removes what was kept before the moment, of all users. @returns the places of removed parts among it */
  async removeOlder(moment: string): Promise<KeptPlace[]> {
    return this.remove({ created_at: LessThan(moment) });
  }

  /** Removes the oldest of a user's states of an order beyond this many. @returns the places of removed parts among them */
  async removeBeyond(userId: number, orderId: number, most: number): Promise<KeptPlace[]> {
    const [first] = await this.db.manager.find(PartState, {
      where: { user_id: userId, order_id: orderId },
      select: { id: true, created_at: true },
      order: { created_at: 'DESC' },
      skip: most,
      take: 1,
    });
    if (!first) return [];
    const created_at = LessThan(first.created_at);
    return [
      ...(await this.remove({ user_id: userId, order_id: orderId, created_at })),
      ...(await this.remove({ id: first.id })),
    ];
  }

  /** Removes what was kept of removed parts, of these. */
  async removeRemoved(partIds: readonly number[]): Promise<void> {
    if (partIds.length === 0) return;
    await this.db.manager.delete(PartState, { part_id: In([...partIds]), place: Not(IsNull()) });
  }

  private async remove(where: FindOptionsWhere<PartState>): Promise<KeptPlace[]> {
    const removed = await this.db.manager.find(PartState, {
      where: { ...where, place: Not(IsNull()) },
      select: { id: true, place: true },
    });
    await this.db.manager.delete(PartState, where);
    return removed.flatMap(({ place }) => place ?? []);
  }
}
