import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { placesFor } from '../../platform/database/naming.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { PartProcess } from '../parts/part-process.entity.js';
import { SetPart } from '../parts/set-part.entity.js';
import { OrderSet } from '../sets/order-set.entity.js';
import { attached, grouped, NO_CHOICES, type Choices } from './choices.js';
import { ChoicesRepository } from './choices.repository.js';
import type { LoadedPart } from './loaded-part.js';

/** Some parts, and what was read for them. */
export interface LoadedParts {
  parts: LoadedPart[];
  choices: Choices;
}

/** A set with its parts, as far as they are summed. */
export interface SetOfParts {
  quantity: number;
  parts: LoadedPart[];
}

const OF_ORDER = 'set_id IN (SELECT id FROM order_sets WHERE order_id = ?)';

/** Loads parts with everything that they name: plain rows, a query per table. */
@Injectable()
export class PartRowsRepository {
  constructor(
    private readonly db: Database,
    private readonly choices: ChoicesRepository,
  ) {}

  /** All parts of an order, those of a set in their order. */
  async ofOrder(orderId: number): Promise<LoadedPart[]> {
    return (await this.load(OF_ORDER, [orderId])).parts;
  }

  /** The sets of several orders with their parts, each in their order, by the orders' ids: a query per table, however many. */
  async setsOfOrders(orderIds: readonly number[]): Promise<Map<number, SetOfParts[]>> {
    if (orderIds.length === 0) return new Map();
    const ofOrders = `order_id IN (${placesFor(orderIds)})`;
    const values = [...orderIds];
    const sets = await plainRows(this.db.manager, OrderSet, {
      condition: `WHERE ${ofOrders} ORDER BY position, id`,
      values,
      columns: ['id', 'order_id', 'quantity'],
    });
    const { parts } = await this.load(`set_id IN (SELECT id FROM order_sets WHERE ${ofOrders})`, values);
    const partsOf = grouped(parts, ({ set_id }) => set_id);
    return grouped(
      sets.map((set) => ({ ...set, parts: partsOf.get(set.id) ?? [] })),
      ({ order_id }) => order_id,
    );
  }

  /** The parts of a set in their order, or those of them with these ids. */
  async ofSet(setId: number, ids?: readonly number[]): Promise<LoadedPart[]> {
    return (await this.load('set_id = ?', [setId], ids)).parts;
  }

  /** The parts of an order that have these ids, and the entries that they name. */
  async some(orderId: number, ids: readonly number[]): Promise<LoadedParts> {
    if (ids.length === 0) return { parts: [], choices: NO_CHOICES };
    return this.load(`id IN (${placesFor(ids)}) AND ${OF_ORDER}`, [...ids, orderId]);
  }

  /** The parts with these ids, of whatever orders, and what they name. */
  async withIds(ids: readonly number[]): Promise<LoadedParts> {
    if (ids.length === 0) return { parts: [], choices: NO_CHOICES };
    return this.load(`id IN (${placesFor(ids)})`, [...ids]);
  }

  /** A part and what it names, or null where there is no such part. */
  async find(id: number): Promise<{ part: LoadedPart; choices: Choices } | null> {
    const { parts, choices } = await this.load('id = ?', [id]);
    const [part] = parts;
    return part ? { part, choices } : null;
  }

  /** How often a set is made; 1 where there is no such set. */
  async setQuantity(setId: number): Promise<number> {
    const sets = await this.setQuantities('id = ?', [setId]);
    return sets.get(setId) ?? 1;
  }

  /** An order's sets, and how often each is made. */
  async setsOf(orderId: number): Promise<Map<number, { id: number; quantity: number }>> {
    const quantities = await this.setQuantities('order_id = ?', [orderId]);
    return new Map([...quantities].map(([id, quantity]) => [id, { id, quantity }]));
  }

  /**
   * @param where of `set_parts`
   * @param ids only these of them
   */
  private async load(where: string, values: unknown[], ids?: readonly number[]): Promise<LoadedParts> {
    const found = await plainRows(this.db.manager, SetPart, {
      condition: `WHERE ${where} ORDER BY position, id`,
      values,
      named: { entity: OrderSet, by: 'set_id', columns: { set_quantity: 'quantity' } },
    });
    const wanted = ids ? found.filter(({ id }) => ids.includes(id)) : found;
    const rows = await plainRows(this.db.manager, PartProcess, {
      condition: `WHERE part_id IN (SELECT id FROM set_parts WHERE ${where}) ORDER BY position, id`,
      values,
    });
    const choices = await this.choices.load(wanted, rows);
    const rowsOf = grouped(rows, (row) => row.part_id);
    const parts = wanted.map((part) => attached(part, rowsOf.get(part.id) ?? [], choices));
    return { parts, choices };
  }

  private async setQuantities(condition: string, values: unknown[]): Promise<Map<number, number>> {
    const columns = ['id', 'quantity'] as const;
    const sets = await plainRows(this.db.manager, OrderSet, {
      condition: `WHERE ${condition}`,
      values,
      columns,
    });
    return new Map(sets.map(({ id, quantity }) => [id, quantity]));
  }
}
