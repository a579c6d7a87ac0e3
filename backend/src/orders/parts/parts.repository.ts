import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { OrderSet } from '../sets/order-set.entity.js';
import { PartProcess } from './part-process.entity.js';
import type { RowInput } from './part-figures.js';
import { partRelations } from './part-view.js';
import { SetPart } from './set-part.entity.js';

/** The tables of parts and their process rows. Changes belong inside `Database.write`. */
@Injectable()
export class PartsRepository {
  constructor(private readonly db: Database) {}

  /** The part with everything that its view shows, or null. */
  async find(id: number): Promise<SetPart | null> {
    return this.db.manager.findOne(SetPart, { where: { id }, relations: partRelations });
  }

  /** The parts of a set in their order, with everything that their views show. */
  async ofSet(setId: number): Promise<SetPart[]> {
    return this.db.manager.find(SetPart, {
      where: { set_id: setId },
      relations: partRelations,
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** All parts of an order with their process rows, for calculations. */
  async ofOrder(orderId: number): Promise<SetPart[]> {
    return this.db.manager.find(SetPart, {
      where: { set: { order_id: orderId } },
      relations: { processes: true },
    });
  }

  /** How many parts the set has: the last position, since positions have no gaps. */
  async count(setId: number): Promise<number> {
    return this.db.manager.countBy(SetPart, { set_id: setId });
  }

  /** Stores some fields of a part and counts its version up. */
  async update(part: SetPart, values: Partial<SetPart>): Promise<void> {
    Object.assign(part, values, { version: part.version + 1 });
    await this.save(part);
  }

  /** Stores the part's own fields as they are. @returns its id */
  async save(part: SetPart): Promise<number> {
    const { processes, ...own } = part;
    const { id } = await this.db.manager.save(SetPart, own);
    return id;
  }

  /** Puts these process rows in the place of the part's. */
  async replaceRows(partId: number, rows: readonly RowInput[]): Promise<void> {
    await this.db.manager.delete(PartProcess, { part_id: partId });
    const numbered = rows.map((row, index) => ({
      ...row,
      final_value: row.final_value ?? 0,
      part_id: partId,
      position: index + 1,
    }));
    if (numbered.length > 0) await this.db.manager.insert(PartProcess, numbered);
  }

  /** Removes the part with its process rows and closes the gap that it leaves. */
  async remove(part: SetPart): Promise<void> {
    await this.db.manager.delete(SetPart, { id: part.id });
    const later = this.db.manager.createQueryBuilder().update(SetPart);
    await later
      .set({ position: () => 'position - 1' })
      .where('set_id = :set_id AND position > :position', { set_id: part.set_id, position: part.position })
      .execute();
  }

  async move(partId: number, position: number): Promise<void> {
    await this.db.manager.update(SetPart, { id: partId }, { position });
  }

  /** Whether there is such a set. */
  async hasSet(setId: number): Promise<boolean> {
    return this.db.manager.existsBy(OrderSet, { id: setId });
  }
}
