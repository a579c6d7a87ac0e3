import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { attached, grouped, type Choices } from './choices.js';
import { ChoicesRepository } from './choices.repository.js';
import type { LoadedPart } from './loaded-part.js';

/** Some parts, and what was read for them. */
export interface LoadedParts {
  parts: LoadedPart[];
  choices: Choices;
}

const OF_ORDER = 'set_id IN (SELECT id FROM order_sets WHERE order_id = ?)';

const ofOrders = (count: number) =>
  `set_id IN (SELECT id FROM order_sets WHERE order_id IN (${Array.from({ length: count }, () => '?').join()}))`;

/** Loads parts with everything that they name: plain rows, a query per table. */
@Injectable()
export class PartRowsRepository {
  constructor(
    private readonly db: Database,
    private readonly choices: ChoicesRepository,
  ) {}

  /** All parts of an order, those of a set in their order. */
  async ofOrder(orderId: number): Promise<LoadedPart[]> {
    const condition = `part_id IN (SELECT id FROM set_parts WHERE ${OF_ORDER})`;
    const { parts } = await this.load(await this.rows(OF_ORDER, [orderId]), condition, [orderId]);
    return parts;
  }

  /** All parts of several orders. */
  async ofOrders(orderIds: readonly number[]): Promise<LoadedPart[]> {
    if (orderIds.length === 0) return [];
    const inOrders = ofOrders(orderIds.length);
    const rows = await this.rows(inOrders, [...orderIds]);
    const condition = `part_id IN (SELECT id FROM set_parts WHERE ${inOrders})`;
    return (await this.load(rows, condition, [...orderIds])).parts;
  }

  /** The parts of a set in their order, or those of them with these ids. */
  async ofSet(setId: number, ids?: readonly number[]): Promise<LoadedPart[]> {
    const rows = await this.rows('set_id = ?', [setId]);
    const wanted = ids ? rows.filter(({ id }) => ids.includes(id)) : rows;
    const condition = 'part_id IN (SELECT id FROM set_parts WHERE set_id = ?)';
    return (await this.load(wanted, condition, [setId])).parts;
  }

  /** A part and what it names, or null where there is no such part. */
  async find(id: number): Promise<{ part: LoadedPart; choices: Choices } | null> {
    const { parts, choices } = await this.load(await this.rows('id = ?', [id]), 'part_id = ?', [id]);
    const [part] = parts;
    return part ? { part, choices } : null;
  }

  private async rows(condition: string, values: unknown[]): Promise<RowOf<SetPart>[]> {
    return plainRows(this.db.manager, SetPart, {
      condition: `WHERE ${condition} ORDER BY position, id`,
      values,
    });
  }

  private async load(parts: RowOf<SetPart>[], ofParts: string, values: unknown[]): Promise<LoadedParts> {
    const rows = await plainRows(this.db.manager, PartProcess, {
      condition: `WHERE ${ofParts} ORDER BY position, id`,
      values,
    });
    const choices = await this.choices.of(parts, rows);
    const rowsOf = grouped(rows, (row) => row.part_id);
    return { parts: parts.map((part) => attached(part, rowsOf.get(part.id) ?? [], choices)), choices };
  }
}
