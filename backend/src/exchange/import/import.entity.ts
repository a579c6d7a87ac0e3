import { Entity, Index } from 'typeorm';
import {
  FlagColumn,
  Identified,
  IntegerColumn,
  JsonColumn,
  MomentColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { ImportCatalogue } from './import-catalogues.js';

/** A file that was imported into a catalogue. No foreign keys: the record outlives the user. */
@Entity('imports')
export class Import extends Identified {
  @Index()
  @TextColumn(40)
  catalogue: ImportCatalogue;

  @TextColumn()
  file_name: string;

  /** The field by which rows found their entries. */
  @TextColumn(30)
  key_field: string;

  @IntegerColumn({ nullable: true })
  user_id: number | null;

  @TextColumn()
  user_name: string;

  @MomentColumn()
  created_at: string;

  @IntegerColumn()
  created_count: number;

  @IntegerColumn()
  updated_count: number;

  @IntegerColumn()
  unchanged_count: number;

  /** Rows whose entry was not there, where none were created. */
  @IntegerColumn()
  left_out_count: number;

  /** When it was undone last, as far as it could be. */
  @MomentColumn({ nullable: true })
  undone_at: string | null;

  @TextColumn(255, { nullable: true })
  undone_by: string | null;

  /** Entries that were undone. */
  @IntegerColumn()
  undone_count: number;
}

/** The change that an import made to one entry. */
@Entity('import_rows')
export class ImportRow extends Identified {
  @Index()
  @ReferenceColumn(() => Import, 'CASCADE')
  import_id: number;

  /** In the file, as spreadsheets count. */
  @IntegerColumn()
  file_row: number;

  @IntegerColumn()
  entry_id: number;

  /** The version that the import gave the entry: with another one it was changed since. */
  @IntegerColumn()
  entry_version: number;

  /** The entry's name at that time. */
  @TextColumn()
  name: string;

  /** The fields that the import changed, as they were; null for an entry that it created. */
  @JsonColumn({ nullable: true })
  before_values: Record<string, unknown> | null;

  /** The fields as the import made them. */
  @JsonColumn()
  after_values: Record<string, unknown>;

  @FlagColumn()
  undone: boolean;
}
