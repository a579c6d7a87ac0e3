import { Entity, ForeignKey, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CutChoice } from '../../../files/flat-pattern/domain/cut-choice.js';
import { StoredFile } from '../../../files/stored-file.entity.js';
import { integerColumn, jsonColumn, orNull, referenceColumn } from '../../../platform/database/columns.js';
import { shape } from '../../../platform/shape.js';
import type { KitPart } from './domain/kit-contents.js';
import { Kit } from './kit.entity.js';

/** A part of a kit, with file rows of its own: they share the objects of the part that it was made of. */
@Entity('kit_parts')
export class KitPartRow extends shape({
  /** Its entered fields, without its drawing. */
  entered: jsonColumn<Omit<KitPart, 'drawing'>>(),
  content_file_id: orNull(integerColumn()),
  secondary_file_id: orNull(referenceColumn(() => StoredFile, 'SET NULL')),
  /** Contours of its DXF that are left out of the cut, and what is cut without them; null where all are cut. */
  cut_choice: orNull(jsonColumn<CutChoice>()),
}) {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => Kit, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  kit_id: number;

  /** From 1. */
  @PrimaryColumn({ type: 'int' })
  position: number;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  readonly content_file?: Relation<StoredFile> | null;
}
