import { Entity } from 'typeorm';
import {
  Identified,
  flagColumn,
  indexed,
  integerColumn,
  jsonColumn,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { ImportCatalogue } from './import-catalogues.js';

/** A file that was imported into a catalogue. No foreign keys: the record outlives the user. */
@Entity('imports')
export class Import extends shapeWith(Identified, {
  catalogue: indexed(textColumn<ImportCatalogue>(40)),
  file_name: textColumn(),
  /** The field by which rows found their entries. */
  key_field: textColumn(30),
  user_id: orNull(integerColumn()),
  user_name: textColumn(),
  created_at: momentColumn(),
  created_count: integerColumn(),
  updated_count: integerColumn(),
  unchanged_count: integerColumn(),
  /** Rows whose entry was not there, where none were created. */
  left_out_count: integerColumn(),
  /** When it was undone last, as far as it could be. */
  undone_at: orNull(momentColumn()),
  undone_by: orNull(textColumn()),
  /** Entries that were undone. */
  undone_count: integerColumn(),
}) {}

/** The change that an import made to one entry. */
@Entity('import_rows')
export class ImportRow extends shapeWith(Identified, {
  import_id: indexed(referenceColumn(() => Import, 'CASCADE')),
  /** In the file, as spreadsheets count. */
  file_row: integerColumn(),
  entry_id: integerColumn(),
  /** The version that the import gave the entry: with another one it was changed since. */
  entry_version: integerColumn(),
  /** The entry's name at that time. */
  name: textColumn(),
  /** The fields that the import changed, as they were; null for an entry that it created. */
  before_values: orNull(jsonColumn<Record<string, unknown>>()),
  /** The fields as the import made them. */
  after_values: jsonColumn<Record<string, unknown>>(),
  undone: flagColumn(),
}) {}
