import { Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { FigureColumn, IntegerColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** A commercial bar: length in mm, weight of the whole bar in kg, price in BRL per kg. */
@Entity('bars')
export class Bar {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn()
  name: string;

  @FigureColumn('bar_length')
  length: number;

  @FigureColumn('bar_weight')
  weight: number;

  @FigureColumn('bar_price_kg')
  price_kg: number;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ncm_id' })
  ncm?: Relation<Ncm> | null;
}
