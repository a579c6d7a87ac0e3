import { Injectable } from '@nestjs/common';
import { In, type EntityTarget, type ObjectLiteral } from 'typeorm';
import { insertRows, updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type ColumnOf, type RowOf } from '../../platform/database/plain-rows.js';
import { present } from '../../platform/present.js';
import type { Arrangement } from '../domain/arrangement.js';
import { grouped } from '../part-rows/choices.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** A part's row with its process rows. */
export interface PartRows {
  part: RowOf<SetPart>;
  processes: RowOf<PartProcess>[];
}

/** The rows of a part that is to be added. */
interface NewPartRows {
  part: Omit<RowOf<SetPart>, 'id'>;
  processes: readonly Omit<RowOf<PartProcess>, 'id' | 'part_id'>[];
}

/** A part's place as it is to be stored. */
export type PartPlace = Pick<SetPart, 'id' | 'set_id' | 'position' | 'version'>;

const SETS = 'SELECT id FROM order_sets WHERE order_id = ?';

/** Reads and writes the rows that are copied and moved, many at once. Inside of `Database.write` under the orders' locks. */
@Injectable()
export class OrderRowsRepository {
  constructor(private readonly db: Database) {}

  /** The order's sets, as rows, in their order. */
  async sets(orderId: number): Promise<RowOf<OrderSet>[]> {
    const condition = 'WHERE order_id = ? ORDER BY position, id';
    return plainRows(this.db.manager, OrderSet, { condition, values: [orderId] });
  }

  /** Where all parts of the order stand: set → parts in their order, empty sets too. */
  async arrangement(orderId: number): Promise<Arrangement> {
    const arrangement = new Map((await this.sets(orderId)).map(({ id }): [number, number[]] => [id, []]));
    const parts = await plainRows(this.db.manager, SetPart, {
      condition: `WHERE set_id IN (${SETS}) ORDER BY position, id`,
      values: [orderId],
      columns: ['id', 'set_id'] as const,
    });
    for (const { id, set_id } of parts) arrangement.get(set_id)?.push(id);
    return arrangement;
  }

  /** The order's parts, or those of them with these ids, by their ids. */
  async parts(orderId: number, ids?: readonly number[]): Promise<PartRows[]> {
    const { manager } = this.db;
    const some = ids ? `id IN (${ids.map(() => '?').join()}) AND ` : '';
    const wanted = `${some}set_id IN (${SETS})`;
    const values = [...(ids ?? []), orderId];
    const parts = await plainRows(manager, SetPart, { condition: `WHERE ${wanted} ORDER BY id`, values });
    const processes = await plainRows(manager, PartProcess, {
      condition: `WHERE part_id IN (SELECT id FROM set_parts WHERE ${wanted}) ORDER BY part_id, position, id`,
      values,
    });
    const rowsOf = grouped(processes, ({ part_id }) => part_id);
    return parts.map((part) => ({ part, processes: rowsOf.get(part.id) ?? [] }));
  }

  /** @returns the new rows' ids, in the order of the rows; all are of one order */
  async insertSets(orderId: number, rows: readonly Omit<RowOf<OrderSet>, 'id'>[]): Promise<number[]> {
    return this.inserted(OrderSet, rows, 'order_id', [orderId]);
  }

  /** Adds parts with their process rows. @returns the parts' ids, in their order */
  async insertParts(parts: readonly NewPartRows[]): Promise<number[]> {
    const rows = parts.map(({ part }) => part);
    const ids = await this.inserted(SetPart, rows, 'set_id', [...new Set(rows.map(({ set_id }) => set_id))]);
    const processes = parts.flatMap((part, index) =>
      part.processes.map((row) => ({ ...row, part_id: present(ids[index], 'id of an added part') })),
    );
    if (processes.length > 0) await insertRows(this.db.manager, PartProcess, processes);
    return ids;
  }

  async storePartPlaces(rows: readonly PartPlace[]): Promise<void> {
    if (rows.length > 0) await updateRows(this.db.manager, SetPart, rows);
  }

  async storeSetPlaces(rows: readonly Pick<OrderSet, 'id' | 'position'>[]): Promise<void> {
    if (rows.length > 0) await updateRows(this.db.manager, OrderSet, rows);
  }

  /** The places that these parts have, as they are stored. */
  async partPlaces(ids: readonly number[]): Promise<PartPlace[]> {
    if (ids.length === 0) return [];
    return plainRows(this.db.manager, SetPart, {
      condition: `WHERE id IN (${ids.map(() => '?').join()})`,
      values: [...ids],
      columns: ['id', 'set_id', 'position', 'version'] as const,
    });
  }

  /** Removes parts with their process rows. */
  async removeParts(ids: readonly number[]): Promise<void> {
    await this.db.manager.delete(SetPart, { id: In([...ids]) });
  }

  /** Removes sets with their parts. */
  async removeSets(ids: readonly number[]): Promise<void> {
    await this.db.manager.delete(OrderSet, { id: In([...ids]) });
  }

  /**
   * Ids ascend in the order of the inserted rows on every database, and under the order's lock no others come in between:
   * the new ones are those above what was there.
   * @param owner the column that names what the rows belong to, and its values among them
   */
  private async inserted<E extends ObjectLiteral & { id: number }>(
    entity: EntityTarget<E>,
    rows: readonly Omit<RowOf<E>, 'id'>[],
    owner: ColumnOf<E>,
    owners: readonly number[],
  ): Promise<number[]> {
    if (rows.length === 0) return [];
    const { manager } = this.db;
    const of = `WHERE ${owner} IN (${owners.map(() => '?').join()})`;
    const idsOf = async (condition: string, values: unknown[]) => {
      const found = await plainRows(manager, entity, { condition, values, columns: ['id' as ColumnOf<E>] });
      return found.map((row) => (row as unknown as { id: number }).id);
    };
    const [last = 0] = await idsOf(`${of} ORDER BY id DESC LIMIT 1`, [...owners]);
    await insertRows(manager, entity, rows as unknown as Partial<RowOf<E>>[]);
    return idsOf(`${of} AND id > ? ORDER BY id`, [...owners, last]);
  }
}
