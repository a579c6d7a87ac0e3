import { Entity, Index, ManyToOne, type Relation } from 'typeorm';
import { Bar } from '../bars/bar.entity.js';
import { CodedEntry } from '../crud/entry.entity.js';
import { Material } from '../materials/material.entity.js';
import { FigureColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.js';

/**
 * One sheet, bar or remnant that the shop has; it is of a material, or of a bar of the catalogue. Its code is on the item's
 * label, such as E12: made of its id unless a user types another one.
 */
@Entity('stock_items')
export class StockItem extends CodedEntry {
  @IntegerColumn({ nullable: true })
  material_id: number | null;

  @ManyToOne(() => Material, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  material?: Relation<Material> | null;

  @IntegerColumn({ nullable: true })
  bar_id: number | null;

  @ManyToOne(() => Bar, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  bar?: Relation<Bar> | null;

  /** mm; null of a bar. */
  @FigureColumn('sheet_thickness', { nullable: true })
  thickness: number | null;

  /** mm; null of a bar. */
  @FigureColumn('sheet_width', { nullable: true })
  width: number | null;

  /** mm */
  @FigureColumn('sheet_length')
  length: number;

  @TextColumn(255, { nullable: true })
  place: string | null;

  /** Notes, such as where a remnant comes from. */
  @TextColumn(255, { nullable: true })
  obs: string | null;

  /** The batch of orders that it is reserved for; no key of the database, since a batch with reservations is not deleted. */
  @Index()
  @IntegerColumn({ nullable: true })
  batch_id: number | null;

  /** The batch of orders that left it as a remnant. */
  @IntegerColumn({ nullable: true })
  from_batch_id: number | null;
}
