import { Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { FigureColumn, IntegerColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** What parts are made of: specific weight in g/mm³, price in BRL per kg. */
@Entity('materials')
export class Material {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn()
  name: string;

  @FigureColumn('specific_weight')
  specific_weight: number;

  @FigureColumn('price_kg')
  price_kg: number;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ncm_id' })
  ncm?: Relation<Ncm> | null;
}
