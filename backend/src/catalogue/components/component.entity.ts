import { Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CODE_LENGTH } from '../crud/code-field.js';
import { FigureColumn, IntegerColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** A bought-in component; its value in BRL per piece. */
@Entity('components')
export class Component {
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
