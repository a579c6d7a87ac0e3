import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { FlagColumn, IntegerColumn, JsonColumn, TextColumn } from '../../../platform/database/columns.js';
import { Import } from './import.entity.js';

/** What an import did to one entry. */
@Entity('import_rows')
export class ImportRow {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  import_id: number;

  @ManyToOne(() => Import, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'import_id' })
  import?: Relation<Import>;

  /** In the file, as spreadsheets count. */
  @IntegerColumn()
  file_row: number;

  @IntegerColumn()
  entry_id: number;

  /** The version that the import gave the entry: with another one it was changed since. */
  @IntegerColumn()
  entry_version: number;

  /** What the entry was called then. */
  @TextColumn()
  name: string;

  /** The fields that the import changed, as they were; null for an entry that it created. */
  @JsonColumn({ nullable: true })
  before_values: Record<string, unknown> | null;

  /** The same fields as it made them. */
  @JsonColumn()
  after_values: Record<string, unknown>;

  @FlagColumn()
  undone: boolean;
}
