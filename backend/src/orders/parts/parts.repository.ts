import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import type { PartStatus } from '../domain/order-types.js';
import { PartProcess } from './part-process.entity.js';
import type { RowToPrice } from '../repricing/domain/part-to-price.js';
import type { NewPart } from './part-fields.js';
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

  /** The parts of a set in their order, or those with these ids, with everything that their views show. */
  async ofSet(setId: number, ids?: readonly number[]): Promise<SetPart[]> {
    return this.db.manager.find(SetPart, {
      where: { set_id: setId, ...(ids && { id: In([...ids]) }) },
      relations: partRelations,
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /** How many parts the set has: the last position, since positions have no gaps. */
  async count(setId: number): Promise<number> {
    return this.db.manager.countBy(SetPart, { set_id: setId });
  }

  /** The ids of the set's parts. */
  async idsOfSet(setId: number): Promise<number[]> {
    const parts = await this.db.manager.find(SetPart, { where: { set_id: setId }, select: { id: true } });
    return parts.map(({ id }) => id);
  }

  /** @returns the id of the part's new row */
  async insert(part: NewPart): Promise<number> {
    const row = this.db.manager.create(SetPart, ownFields(part));
    return (await this.db.manager.save(row)).id;
  }

  /** Stores some of the part's own fields and counts its version up. */
  async update({ id, version }: SetPart, values: Partial<NewPart>): Promise<void> {
    await this.db.manager.update(SetPart, { id }, { ...ownFields(values), version: version + 1 });
  }

  async setStatus(id: number, status: PartStatus): Promise<void> {
    await this.db.manager.update(SetPart, { id }, { status });
  }

  async setFile(
    id: number,
    column: 'content_file_id' | 'secondary_file_id',
    fileId: number | null,
  ): Promise<void> {
    await this.db.manager.update(SetPart, { id }, { [column]: fileId });
  }

  /** Puts these process rows in the place of the part's. */
  async replaceRows(partId: number, rows: readonly RowToPrice[]): Promise<void> {
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
}

/** Without what was loaded beside the row: a loaded relation would win over the id that a change put in its place. */
function ownFields<P extends Partial<NewPart>>(part: P) {
  const { set, content_file, secondary_file, material, sheet, bar, component, ncm, processes, ...own } = part;
  return own;
}
