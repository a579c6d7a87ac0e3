import { Injectable } from '@nestjs/common';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { named } from '../part-rows/choices.js';
import { ChoicesRepository } from '../part-rows/choices.repository.js';
import { PartRowsRepository } from '../part-rows/part-rows.repository.js';
import type { LoadedSet } from './loaded-set.js';
import { OrderSet } from './order-set.entity.js';

/** A set's columns, as it has them before it has a row. */
export type SetColumns = Omit<OrderSet, 'id'>;

/** The table of sets. Changes belong inside `Database.write`. */
@Injectable()
export class SetsRepository {
  constructor(
    private readonly db: Database,
    private readonly choices: ChoicesRepository,
    private readonly parts: PartRowsRepository,
  ) {}

  /** The set with everything that it names and holds, or null. */
  async find(id: number): Promise<LoadedSet | null> {
    const [set] = await plainRows(this.db.manager, OrderSet, { condition: 'WHERE id = ?', values: [id] });
    if (!set) return null;
    const { ncm_id, content_file_id } = set;
    const ncms = await this.choices.ncms([ncm_id]);
    const files = await this.choices.files([content_file_id]);
    const parts = await this.parts.ofSet(id);
    return { ...set, ncm: named(ncms, ncm_id), content_file: named(files, content_file_id), parts };
  }

  /** How many sets the order has: the last position, since positions have no gaps. */
  async count(orderId: number): Promise<number> {
    return this.db.manager.countBy(OrderSet, { order_id: orderId });
  }

  /** @returns the id of the set's new row */
  async insert(set: SetColumns): Promise<number> {
    return (await this.db.manager.save(this.db.manager.create(OrderSet, set))).id;
  }

  async update(id: number, values: Partial<SetColumns>): Promise<void> {
    await this.db.manager.update(OrderSet, { id }, values);
  }

  /** Removes the set with its parts and closes the gap that it leaves. */
  async remove({ id, order_id, position }: Pick<OrderSet, 'id' | 'order_id' | 'position'>): Promise<void> {
    await this.db.manager.delete(OrderSet, { id });
    await this.db.manager
      .createQueryBuilder()
      .update(OrderSet)
      .set({ position: () => 'position - 1' })
      .where('order_id = :order_id AND position > :position', { order_id, position })
      .execute();
  }

  async hasNcm(id: number): Promise<boolean> {
    return this.db.manager.existsBy(Ncm, { id });
  }
}
