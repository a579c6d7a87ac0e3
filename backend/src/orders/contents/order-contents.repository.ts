import { Injectable } from '@nestjs/common';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** All rows inside of an order. */
export interface ContentRows {
  sets: RowOf<OrderSet>[];
  parts: RowOf<SetPart>[];
  processes: Omit<RowOf<PartProcess>, 'id'>[];
}

/** What a row that stays is recognized by, and what of it stays. */
export type StayingRow = Pick<RowOf<SetPart>, 'id' | 'status' | 'version' | 'content_file_id'>;
export type StayingPart = StayingRow & Pick<RowOf<SetPart>, 'previous_file_id' | 'secondary_file_id'>;

const STAYING = ['id', 'status', 'version', 'content_file_id'] as const;

/** Replaces what is inside of orders. Inside of `Database.write`. */
@Injectable()
export class OrderContentsRepository {
  constructor(private readonly db: Database) {}

  async staying(orderId: number): Promise<{ sets: StayingRow[]; parts: StayingPart[] }> {
    const { manager } = this.db;
    const values = [orderId];
    const sets = await plainRows(manager, OrderSet, {
      condition: 'WHERE order_id = ?',
      values,
      columns: STAYING,
    });
    const parts = await plainRows(manager, SetPart, {
      condition: 'WHERE set_id IN (SELECT id FROM order_sets WHERE order_id = ?)',
      values,
      columns: [...STAYING, 'previous_file_id', 'secondary_file_id'] as const,
    });
    return { sets, parts };
  }

  /** Puts these rows, which keep their ids, in the place of all that the order holds. */
  async replace(orderId: number, { sets, parts, processes }: ContentRows): Promise<void> {
    const { manager } = this.db;
    await manager.delete(OrderSet, { order_id: orderId });
    if (sets.length > 0) await insertRows(manager, OrderSet, sets);
    if (parts.length > 0) await insertRows(manager, SetPart, parts);
    if (processes.length > 0) await insertRows(manager, PartProcess, processes);
  }
}
