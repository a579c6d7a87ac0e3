import { Entity, Index } from 'typeorm';
import {
  Identified,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../platform/database/columns.js';
import type { FlatPattern } from './flat-pattern/domain/flat-pattern.js';
import type { Outline } from './flat-pattern/domain/outline.js';
import type { DatePattern } from './reading/domain/dates.js';
import type { Suggestion } from './reading/domain/drawing-page.js';
import type { BlockText } from './reading/domain/title-block.js';

/** The picture waits to be read, was read, or can't be. */
export type Recognition = 'wanted' | 'done' | 'failed';

/** The use of a stored file; it decides the folder, the limits and who may read it. */
export type FileKind = 'part' | 'part-secondary' | 'set' | 'os' | 'answer' | 'avatar' | 'logo';

/**
 * One use of an uploaded file. Rows may share object keys (the pages of one PDF, a duplicated order); an object is
 * removed from storage when the last row that names it is gone. Objects never change.
 */
@Entity('stored_files')
export class StoredFile extends Identified {
  @TextColumn(20)
  kind: FileKind;

  /**
   * The owner record of the file: a user who sees that record sees the file (FileAccess). Null for avatars, the logo and drawings of kits.
   * Its foreign key goes by a name, because what owns files knows them and not the other way round.
   */
  @Index()
  @ReferenceColumn('Order', 'CASCADE', { name: 'order_id', nullable: true })
  owner_id: number | null;

  /** Storage key of what was uploaded, as it was. */
  @Index()
  @TextColumn(200)
  original_key: string;

  /** The uploaded file's own name. */
  @TextColumn(255)
  original_name: string;

  /** Type of the original as its bytes say. */
  @TextColumn(100)
  mime: string;

  /** Bytes of the original. */
  @IntegerColumn()
  size: number;

  /** 1-based page of the original this row shows; null where it is no PDF. */
  @IntegerColumn({ nullable: true })
  page: number | null;

  /** Pixels of the preview; null for files without one. */
  @IntegerColumn({ nullable: true })
  width: number | null;

  @IntegerColumn({ nullable: true })
  height: number | null;

  @Index()
  @TextColumn(200, { nullable: true })
  preview_key: string | null;

  @Index()
  @TextColumn(200, { nullable: true })
  thumbnail_key: string | null;

  /** The flat part that a DXF draws; null for every other file. */
  @JsonColumn({ nullable: true })
  flat_pattern: FlatPattern | null;

  /** Suggestions for the part from the text of a PDF's page; null where there is no text to read. */
  @JsonColumn({ nullable: true })
  reading: Suggestion[] | null;

  @MomentColumn()
  created_at: string;

  /** Texts of a part's drawing, a line for each stretch; of a picture what was recognised; null where nothing is. */
  @LongTextColumn({ nullable: true })
  text: string | null;

  /** SHA-256 of a part's drawing, hexadecimal; null for other files and for one that was stored before it was kept. */
  @TextColumn(64, { nullable: true })
  digest: string | null;

  /** The shape of the flat part that a DXF draws; null for every other file. */
  @JsonColumn({ nullable: true })
  outline: Outline | null;

  /** Key of the title block's shape: the same on drawings of one template; null where none is recognised, or none was looked for yet. */
  @Index()
  @TextColumn(32, { nullable: true })
  title_block: string | null;

  /** The texts of that block's cells, each with where it stands. */
  @JsonColumn({ nullable: true })
  block_texts: BlockText[] | null;

  /** How the page's dates are certainly written: which number is the day, with the sign between them. */
  @JsonColumn({ nullable: true })
  date_patterns: DatePattern[] | null;

  /** Of a drawing whose text leaves its title block open: whether its picture is read. Null where its text was enough. */
  @TextColumn(10, { nullable: true })
  recognition: Recognition | null;
}
