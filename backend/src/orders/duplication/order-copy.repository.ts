import { Injectable } from '@nestjs/common';
import { In, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** The plain rows inside of an order. */
export interface OrderRows {
  sets: OrderSet[];
  parts: SetPart[];
  processes: PartProcess[];
}

/**
 * Reads and writes what is inside of an order as plain rows, many at once, for duplicates: a copy is no change of prices,
 * so that values, price bases and locks are copied as they are.
 */
@Injectable()
export class OrderCopyRepository {
  constructor(private readonly db: Database) {}

  /** All rows inside of the order, without relations. */
  async rowsOf(orderId: number): Promise<OrderRows> {
    const { manager } = this.db;
    const sets = await manager.findBy(OrderSet, { order_id: orderId });
    const parts = await manager.findBy(SetPart, { set_id: In(sets.map(({ id }) => id)) });
    const processes = await manager.findBy(PartProcess, { part_id: In(parts.map(({ id }) => id)) });
    return { sets, parts, processes };
  }

  /** @returns the new rows' ids, in the order of the rows */
  async insertSets(orderId: number, rows: Omit<OrderSet, 'id'>[]): Promise<number[]> {
    await insertRows(this.db.manager, OrderSet, rows);
    return this.idsOf(OrderSet, { order_id: orderId });
  }

  /** @returns the new rows' ids, in the order of the rows; the sets must have had no parts before */
  async insertParts(setIds: number[], rows: Omit<SetPart, 'id'>[]): Promise<number[]> {
    await insertRows(this.db.manager, SetPart, rows);
    return this.idsOf(SetPart, { set_id: In(setIds) });
  }

  async insertProcesses(rows: Omit<PartProcess, 'id'>[]): Promise<void> {
    await insertRows(this.db.manager, PartProcess, rows);
  }

  /** Ids ascend in the order of the inserted rows on every database; no driver has to tell them. */
  private async idsOf<E extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<E>,
    where: Record<string, unknown>,
  ): Promise<number[]> {
    const query = this.db.manager.createQueryBuilder(entity, 'row').select('row.id', 'id').where(where);
    const rows = await query.orderBy('row.id').getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}
