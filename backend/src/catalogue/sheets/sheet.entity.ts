import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { FigureColumn, IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import { Material } from '../materials/material.entity.js';

/** A commercial sheet; thickness, width and length in mm. */
@Entity('sheets')
export class Sheet extends CodedEntry {
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
