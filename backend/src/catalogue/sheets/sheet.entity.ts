import { Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CODE_LENGTH } from '../crud/code-field.js';
import { FigureColumn, IntegerColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';
import { Material } from '../materials/material.entity.js';

/** A commercial sheet; thickness, width and length in mm. */
@Entity('sheets')
export class Sheet {
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

  @IntegerColumn()
  material_id: number;

  @ManyToOne(() => Material, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  material?: Relation<Material>;

  @FigureColumn('sheet_thickness')
  thickness: number;

  @FigureColumn('sheet_width')
  width: number;

  @FigureColumn('sheet_length')
  length: number;

  /** Where it is bought. */
  @TextColumn(255, { nullable: true })
  supplier: string | null;
}
