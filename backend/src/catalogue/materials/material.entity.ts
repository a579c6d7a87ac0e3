import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { FigureColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import type { MaterialGroup } from '../../pricing/domain/minutes/time-rule.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** The material of parts: specific weight in g/mm³, price in BRL per kg. */
@Entity('materials')
export class Material extends CodedEntry {
  @TextColumn()
  name: string;

  @FigureColumn('specific_weight')
  specific_weight: number;

  @FigureColumn('price_kg')
  price_kg: number;

  /** The group by which rules for minutes know it. */
  @TextColumn(20, { default: 'other' })
  group: MaterialGroup;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  ncm?: Relation<Ncm> | null;
}
