import { Injectable } from '@nestjs/common';
import { In, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** The rows inside of an order. */
export interface OrderRows {
  sets: RowOf<OrderSet>[];
  parts: RowOf<SetPart>[];
  processes: RowOf<PartProcess>[];
}

const SETS = 'SELECT id FROM order_sets WHERE order_id = ?';

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
    const values = [orderId];
    const sets = await plainRows(manager, OrderSet, { condition: 'WHERE order_id = ? ORDER BY id', values });
    const parts = await plainRows(manager, SetPart, {
      condition: `WHERE set_id IN (${SETS}) ORDER BY id`,
      values,
    });
    const processes = await plainRows(manager, PartProcess, {
      condition: `WHERE part_id IN (SELECT id FROM set_parts WHERE set_id IN (${SETS})) ORDER BY id`,
      values,
    });
    return { sets, parts, processes };
  }

  /** @returns the new rows' ids, in the order of the rows */
  async insertSets(orderId: number, rows: Omit<RowOf<OrderSet>, 'id'>[]): Promise<number[]> {
    await insertRows(this.db.manager, OrderSet, rows);
    return this.idsOf(OrderSet, { order_id: orderId });
  }

  /** @returns the new rows' ids, in the order of the rows; the sets must have had no parts before */
  async insertParts(setIds: number[], rows: Omit<RowOf<SetPart>, 'id'>[]): Promise<number[]> {
    await insertRows(this.db.manager, SetPart, rows);
    return this.idsOf(SetPart, { set_id: In(setIds) });
  }

  async insertProcesses(rows: Omit<RowOf<PartProcess>, 'id'>[]): Promise<void> {
    await insertRows(this.db.manager, PartProcess, rows);
  }

  /** Ids ascend in the order of the inserted rows on every database; no driver has to report them. */
  private async idsOf<E extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<E>,
    where: Record<string, unknown>,
  ): Promise<number[]> {
    const query = this.db.manager.createQueryBuilder(entity, 'row').select('row.id', 'id').where(where);
    const rows = await query.orderBy('row.id').getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }
}
