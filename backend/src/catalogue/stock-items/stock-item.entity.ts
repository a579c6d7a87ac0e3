import { Entity, ManyToOne, type Relation } from 'typeorm';
import { Bar } from '../bars/bar.entity.js';
import { CodedEntry } from '../crud/entry.entity.js';
import { Material } from '../materials/material.entity.js';
import { figureColumn, indexed, integerColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';

/**
 * One sheet, bar or remnant that the shop has; it is of a material, or of a bar of the catalogue. Its code is on the item's
 * label, such as E12: made of its id unless a user types another one.
 */
@Entity('stock_items')
export class StockItem extends shapeWith(CodedEntry, {
  material_id: orNull(integerColumn()),
  bar_id: orNull(integerColumn()),
  /** mm; null of a bar. */
  thickness: orNull(figureColumn('sheet_thickness')),
  /** mm; null of a bar. */
  width: orNull(figureColumn('sheet_width')),
  /** mm */
  length: figureColumn('sheet_length'),
  place: orNull(textColumn()),
  /** Notes, such as where a remnant comes from. */
  obs: orNull(textColumn()),
  /** The batch of orders that it is reserved for; no key of the database, since a batch with reservations is not deleted. */
  batch_id: indexed(orNull(integerColumn())),
  /** The batch of orders that left it as a remnant. */
  from_batch_id: orNull(integerColumn()),
}) {
  @ManyToOne(() => Material, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  material?: Relation<Material> | null;

  @ManyToOne(() => Bar, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  bar?: Relation<Bar> | null;
}
