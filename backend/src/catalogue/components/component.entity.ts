import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { FigureColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** A bought-in component; its value in BRL per piece. */
@Entity('components')
export class Component extends CodedEntry {
  @TextColumn()
  name: string;

  @TextColumn(255, { nullable: true })
  specification: string | null;

  @FigureColumn('component_value')
  unit_value: number;

  @TextColumn(255, { nullable: true })
  supplier: string | null;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  ncm?: Relation<Ncm> | null;
}
