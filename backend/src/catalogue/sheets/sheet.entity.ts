import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { figureColumn, integerColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { Material } from '../materials/material.entity.js';

/** A commercial sheet; thickness, width and length in mm. */
@Entity('sheets')
export class Sheet extends shapeWith(CodedEntry, {
  name: textColumn(),
  material_id: integerColumn(),
  thickness: figureColumn('sheet_thickness'),
  width: figureColumn('sheet_width'),
  length: figureColumn('sheet_length'),
  /** Where it is bought. */
  supplier: orNull(textColumn()),
}) {
  @ManyToOne(() => Material, { nullable: false, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  material?: Relation<Material>;
}
