import { Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { DecimalColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** What parts are made of: specific weight in g/mm³, price in BRL per kg. */
@Entity('materials')
export class Material {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn()
  name: string;

  @DecimalColumn(6)
  specific_weight: number;

  @DecimalColumn(4)
  price_kg: number;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ncm_id' })
  ncm?: Relation<Ncm> | null;
}
