import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { FigureColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** A commercial bar: length in mm, weight of the whole bar in kg, price in BRL per kg. */
@Entity('bars')
export class Bar extends CodedEntry {
  @TextColumn()
  name: string;

  /** Where it is bought. */
  @TextColumn(255, { nullable: true })
  supplier: string | null;

  @FigureColumn('bar_length')
  length: number;

  @FigureColumn('bar_weight')
  weight: number;

  @FigureColumn('bar_price_kg')
  price_kg: number;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  ncm?: Relation<Ncm> | null;
}
