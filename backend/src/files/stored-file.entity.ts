import { Entity } from 'typeorm';
import {
  Identified,
  indexed,
  integerColumn,
  jsonColumn,
  longTextColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../platform/database/columns.js';
import { shapeWith } from '../platform/shape.js';
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
export class StoredFile extends shapeWith(Identified, {
  kind: textColumn<FileKind>(20),
  /**
   * The owner record of the file: a user who sees that record sees the file (FileAccess). Null for avatars, the logo and drawings of kits.
   * Its foreign key goes by a name, because what owns files knows them and not the other way round.
   */
  owner_id: indexed(orNull(referenceColumn('Order', 'CASCADE', { name: 'order_id' }))),
  /** Storage key of what was uploaded, as it was. */
  original_key: indexed(textColumn(200)),
  /** The uploaded file's own name. */
  original_name: textColumn(),
  /** Type of the original as its bytes say. */
  mime: textColumn(100),
  /** Bytes of the original. */
  size: integerColumn(),
  /** 1-based page of the original this row shows; null where it is no PDF. */
  page: orNull(integerColumn()),
  /** Pixels of the preview; null for files without one. */
  width: orNull(integerColumn()),
  height: orNull(integerColumn()),
  preview_key: indexed(orNull(textColumn(200))),
  thumbnail_key: indexed(orNull(textColumn(200))),
  /** The flat part that a DXF draws; null for every other file. */
  flat_pattern: orNull(jsonColumn<FlatPattern>()),
  /** Suggestions for the part from the text of a PDF's page; null where there is no text to read. */
  reading: orNull(jsonColumn<Suggestion[]>()),
  created_at: momentColumn(),
  /** Texts of a part's drawing, a line for each stretch; of a picture what was recognised; null where nothing is. */
  text: orNull(longTextColumn()),
  /** SHA-256 of a part's drawing, hexadecimal; null for other files and for one that was stored before it was kept. */
  digest: orNull(textColumn(64)),
  /** The shape of the flat part that a DXF draws; null for every other file. */
  outline: orNull(jsonColumn<Outline>()),
  /** Key of the title block's shape: the same on drawings of one template; null where none is recognised, or none was looked for yet. */
  title_block: indexed(orNull(textColumn(32))),
  /** The texts of that block's cells, each with where it stands. */
  block_texts: orNull(jsonColumn<BlockText[]>()),
  /** How the page's dates are certainly written: which number is the day, with the sign between them. */
  date_patterns: orNull(jsonColumn<DatePattern[]>()),
  /** Of a drawing whose text leaves its title block open: whether its picture is read. Null where its text was enough. */
  recognition: orNull(textColumn<Recognition>(10)),
}) {}
