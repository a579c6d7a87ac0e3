import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { IntegerColumn, MomentColumn, TextColumn } from '../../../platform/database/columns.js';
import type { ImportCatalogue } from '../import-catalogues.js';

/** A file that was imported into a catalogue. No foreign keys: the record outlives the user. */
@Entity('imports')
export class Import {
  @PrimaryGeneratedColumn()
  id: number;

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
