import { Injectable } from '@nestjs/common';
import { StoredFile } from '../../files/stored-file.entity.js';
import { updateRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import type { PartToPrice, RowToPrice } from './domain/part-to-price.js';
import type { Repriced } from './domain/reprice.js';

/** A stored part as it is priced. */
export interface StoredPart extends PartToPrice {
  id: number;
  version: number;
}

const PART_COLUMNS = [
  'id',
  'version',
  'type',
  'material_id',
  'sheet_id',
  'bar_id',
  'component_id',
  'ncm_id',
  'content_file_id',
  'thickness',
  'width',
  'length',
  'true_area',
  'loss',
  'markup',
  'quantity',
  'locked_values',
  'unit_net_weight',
  'net_weight',
  'unit_gross_weight',
  'gross_weight',
  'unit_value',
  'final_value',
  'price_basis',
] as const;

const OF_ORDER = 'set_id IN (SELECT id FROM order_sets WHERE order_id = ?)';

/** The stored parts of orders, as far as their prices go. Changes belong inside `Database.write`. */
@Injectable()
export class PricedPartsRepository {
  constructor(private readonly db: Database) {}

  /** All parts of an order with their process rows: three queries, however many parts. */
  async ofOrder(orderId: number): Promise<StoredPart[]> {
    const parts = await plainRows(this.db.manager, SetPart, {
      condition: `WHERE ${OF_ORDER} ORDER BY id`,
      values: [orderId],
      columns: PART_COLUMNS,
    });
    const rows = await this.rowsOf(orderId);
    const drawings = await this.drawingsOf(orderId);
    return parts.map((part) => ({
      ...part,
      processes: rows.get(part.id) ?? [],
      content_file: part.content_file_id === null ? null : (drawings.get(part.content_file_id) ?? null),
    }));
  }

  /**
   * Stores what a change gave, and counts the parts' versions up: few statements, however many parts. The parts in hand
   * are what is stored then.
   */
  async store(repriced: readonly Repriced<StoredPart>[]): Promise<void> {
    const rows = repriced.map(({ part: { id, version }, fields }) => ({
      id,
      ...fields,
      version: version + 1,
    }));
    await updateRows(this.db.manager, SetPart, rows);
    for (const [index, { part }] of repriced.entries()) Object.assign(part, rows[index]);
  }

  /** Part id → its process rows in their order. */
  private async rowsOf(orderId: number): Promise<ReadonlyMap<number, RowToPrice[]>> {
    const rows = await plainRows(this.db.manager, PartProcess, {
      condition: `WHERE part_id IN (SELECT id FROM set_parts WHERE ${OF_ORDER}) ORDER BY position, id`,
      values: [orderId],
      columns: ['part_id', 'process_id', 'time', 'final_value'],
    });
    const byPart = new Map<number, RowToPrice[]>();
    for (const { part_id, process_id, time, final_value } of rows) {
      const row = { process_id, time, final_value };
      const known = byPart.get(part_id);
      if (known) known.push(row);
      else byPart.set(part_id, [row]);
    }
    return byPart;
  }

  /** File id → its drawing's figures, of the parts that are weighed by them. */
  private async drawingsOf(
    orderId: number,
  ): Promise<ReadonlyMap<number, NonNullable<PartToPrice['content_file']>>> {
    const files = await plainRows(this.db.manager, StoredFile, {
      condition: `WHERE id IN (SELECT content_file_id FROM set_parts WHERE true_area AND ${OF_ORDER})`,
      values: [orderId],
      columns: ['id', 'flat_pattern'],
    });
    return new Map(files.map((file) => [file.id, file]));
  }
}
