import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { placesFor } from '../../platform/database/naming.js';
import { Customer } from '../../catalogue/customers/customer.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import type { DatePattern } from '../../files/reading/domain/dates.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import { insertRows } from '../../platform/database/bulk-rows.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import type { Tally } from './domain/apply-feedback.js';
import { ReadingFeedbackRow } from './reading-feedback.entity.js';

/** A tally, and the block that it is of. */
export type BlockTally = Tally & { title_block: string };

const FILE = ['id', 'reading', 'title_block', 'block_texts', 'digest', 'page', 'original_name'] as const;

export type DrawingRow = Pick<RowOf<StoredFile>, (typeof FILE)[number]>;

/** A drawing of a customer's block. */
export type DrawingKey = Pick<ReadingFeedbackRow, 'customer_id' | 'title_block' | 'drawing'>;

/** Rows of a customer, or of one of its blocks or fields. */
type WhichFeedback = Pick<ReadingFeedbackRow, 'customer_id'> &
  Partial<Pick<ReadingFeedbackRow, 'title_block' | 'field'>>;

/** No block has so many places in use; a customer whose drawings are made to have more gets the commonest ones. */
const MOST_TALLIES = 1_000;

/** So many blocks of a customer are listed. */
const MOST_BLOCKS = 100;

/** Dates of another block of the customer's are looked for in so many of its newest orders. */
const NEWEST_ORDERS = 200;

/** Stores values that were saved of drawings, and readings that they are compared with. Changes belong inside `Database.write`. */
@Injectable()
export class ReadingFeedbackRepository {
  constructor(private readonly db: Database) {}

  /** Drawings among the files whose title block is known. */
  async blocksOf(fileIds: readonly number[]): Promise<DrawingRow[]> {
    const condition = `WHERE id IN (${placesFor(fileIds)}) AND title_block IS NOT NULL`;
    return plainRows(this.db.manager, StoredFile, { condition, values: [...fileIds], columns: FILE });
  }

  /** How often each place of these blocks was right. */
  async tallies(customerId: number, blocks: readonly string[]): Promise<BlockTally[]> {
    if (blocks.length === 0) return [];
    const rows = await this.db.manager.query<
      Record<'title_block' | 'field' | 'source' | 'right_ones' | 'drawings', string>[]
    >(
      `SELECT title_block, field, source, SUM(accepted) AS right_ones, COUNT(*) AS drawings FROM reading_feedback
       WHERE customer_id = ? AND title_block IN (${placesFor(blocks)})
       GROUP BY title_block, field, source ORDER BY COUNT(*) DESC, source LIMIT ${String(MOST_TALLIES)}`,
      [customerId, ...blocks],
    );
    return rows.map(({ right_ones, drawings, ...place }) => {
      const accepted = Number(right_ones);
      return { ...place, accepted, corrected: Number(drawings) - accepted };
    });
  }

  /** Takes back what a drawing says of these fields. */
  async takeBack(drawing: DrawingKey, fields: readonly string[]): Promise<void> {
    await this.db.manager.delete(ReadingFeedbackRow, { ...drawing, field: In([...fields]) });
  }

  /** Adds what drawings say. */
  async add(
    rows: readonly (DrawingKey & Pick<ReadingFeedbackRow, 'field' | 'source' | 'accepted'>)[],
  ): Promise<void> {
    const at = new Date().toISOString();
    const dated = rows.map((row) => ({ ...row, at }));
    if (dated.length > 0) await insertRows(this.db.manager, ReadingFeedbackRow, dated);
  }

  /** Deletes what was learnt of the customer, or of one of its blocks or fields. */
  async forget(which: WhichFeedback): Promise<void> {
    await this.db.manager.delete(ReadingFeedbackRow, which);
  }

  /** Of how many drawings it was learnt. */
  async drawings(which: WhichFeedback): Promise<number> {
    const drawing = this.db.manager
      .createQueryBuilder(ReadingFeedbackRow, 'row')
      .select('COUNT(DISTINCT row.drawing)', 'many')
      .where(which);
    return Number((await drawing.getRawOne<{ many: string }>())?.many ?? 0);
  }

  /** The customer's name, which stays until the transaction ends; undefined where there is no such customer. */
  async lockedName(id: number): Promise<string | undefined> {
    const [customer] = await this.db.manager.query<{ name: string }[]>(
      `SELECT name FROM customers WHERE id = ?${this.db.rowLock}`,
      [id],
    );
    return customer?.name;
  }

  async isCustomer(id: number): Promise<boolean> {
    return this.db.manager.existsBy(Customer, { id });
  }

  /** The customer's blocks of which anything was learnt, the one that changed last first. */
  async blocks(customerId: number): Promise<{ title_block: string; drawings: number; last_at: string }[]> {
    const rows = await this.db.manager.query<Record<'title_block' | 'drawings' | 'last_at', string>[]>(
      `SELECT title_block, COUNT(DISTINCT drawing) AS drawings, MAX(at) AS last_at FROM reading_feedback
       WHERE customer_id = ? GROUP BY title_block ORDER BY MAX(at) DESC, title_block LIMIT ${String(MOST_BLOCKS)}`,
      [customerId],
    );
    return rows.map((row) => ({ ...row, drawings: Number(row.drawings) }));
  }

  /** All materials, the oldest first. */
  async materials(): Promise<Pick<Material, 'id' | 'name'>[]> {
    return this.db.manager.find(Material, { select: { id: true, name: true }, order: { id: 'ASC' } });
  }

  /** How dates are certainly written on the customer's drawings of this block, and on those of its newest orders. */
  async datePatterns(customerId: number, block: string | null): Promise<DatePattern[][]> {
    const ofBlock = `JOIN orders o ON o.id = stored_files.order_id
      WHERE o.customer_id = ? AND stored_files.title_block = ?`;
    const newest = `JOIN (SELECT id FROM orders WHERE customer_id = ? ORDER BY id DESC LIMIT ${String(NEWEST_ORDERS)}) o
      ON o.id = stored_files.order_id WHERE 1 = 1`;
    return [
      block === null ? [] : await this.patternsWhere(ofBlock, [customerId, block]),
      await this.patternsWhere(newest, [customerId]),
    ];
  }

  private async patternsWhere(condition: string, values: unknown[]): Promise<DatePattern[]> {
    const rows = await this.db.manager.query<{ date_patterns: string }[]>(
      `SELECT DISTINCT date_patterns FROM stored_files ${condition} AND date_patterns IS NOT NULL`,
      values,
    );
    return rows.flatMap(({ date_patterns }) => JSON.parse(date_patterns) as DatePattern[]);
  }
}
