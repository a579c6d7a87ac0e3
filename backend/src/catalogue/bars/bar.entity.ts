import { Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CODE_LENGTH } from '../crud/code-field.js';
import { FigureColumn, IntegerColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** A commercial bar: length in mm, weight of the whole bar in kg, price in BRL per kg. */
@Entity('bars')
export class Bar {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  /** The shop's or the supplier's own; unique where it is given. */
  @Index({ unique: true })
  @TextColumn(CODE_LENGTH, { nullable: true })
  code: string | null;

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
