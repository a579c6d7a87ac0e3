import { Injectable } from '@nestjs/common';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Database } from '../../platform/database/database.js';
import { OrderSet } from './order-set.entity.js';
import { setRelations } from './set-view.js';

/** A set before it has a row. */
export type NewSet = Omit<OrderSet, 'id'>;

/** The table of sets. Changes belong inside `Database.write`. */
@Injectable()
export class SetsRepository {
  constructor(private readonly db: Database) {}

  /** The set with its parts and everything that its view shows, or null. */
  async find(id: number): Promise<OrderSet | null> {
    return this.db.manager.findOne(OrderSet, { where: { id }, relations: setRelations });
  }

  /** How many sets the order has: the last position, since positions have no gaps. */
  async count(orderId: number): Promise<number> {
    return this.db.manager.countBy(OrderSet, { order_id: orderId });
  }

  /** @returns the id of the set's new row */
  async insert(set: NewSet): Promise<number> {
    return (await this.db.manager.save(this.db.manager.create(OrderSet, set))).id;
  }

  async update(id: number, values: Partial<SetColumns>): Promise<void> {
    await this.db.manager.update(OrderSet, { id }, values);
  }

  /** Removes the set with its parts and closes the gap that it leaves. */
  async remove({ id, order_id, position }: OrderSet): Promise<void> {
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

/** The set's own columns, without what stands in other tables. */
export type SetColumns = Omit<OrderSet, 'id' | 'order' | 'ncm' | 'content_file' | 'parts'>;
