import { Entity, ForeignKey, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CutChoice } from '../../../files/flat-pattern/domain/cut-choice.js';
import { StoredFile } from '../../../files/stored-file.entity.js';
import { IntegerColumn, JsonColumn, ReferenceColumn } from '../../../platform/database/columns.js';
import type { KitPart } from './domain/kit-contents.js';
import { Kit } from './kit.entity.js';

/** A part of a kit, with file rows of its own: they share the objects of the part that it was made of. */
@Entity('kit_parts')
export class KitPartRow {
  @PrimaryColumn({ type: 'int' })
  @ForeignKey(() => Kit, { onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  kit_id: number;

  /** From 1. */
  @PrimaryColumn({ type: 'int' })
  position: number;

  /** Its entered fields, without its drawing. */
  @JsonColumn()
  entered: Omit<KitPart, 'drawing'>;

  @IntegerColumn({ nullable: true })
  content_file_id: number | null;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  readonly content_file?: Relation<StoredFile> | null;

  @ReferenceColumn(() => StoredFile, 'SET NULL', { nullable: true })
  secondary_file_id: number | null;

  /** Contours of its DXF that are left out of the cut, and what is cut without them; null where all are cut. */
  @JsonColumn({ nullable: true })
  cut_choice: CutChoice | null;
}
