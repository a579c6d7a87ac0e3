import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { figureColumn, integerColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** A commercial bar: length in mm, weight of the whole bar in kg, price in BRL per kg. */
@Entity('bars')
export class Bar extends shapeWith(CodedEntry, {
  name: textColumn(),
  /** Where it is bought. */
  supplier: orNull(textColumn()),
  length: figureColumn('bar_length'),
  weight: figureColumn('bar_weight'),
  price_kg: figureColumn('bar_price_kg'),
  ncm_id: orNull(integerColumn()),
}) {
  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  ncm?: Relation<Ncm> | null;
}
