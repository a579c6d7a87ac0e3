import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CODE_LENGTH } from '../crud/code-field.js';
import { FigureColumn, LongTextColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';

/** A manufacturing process and what a minute of it costs, in BRL. */
@Entity('processes')
export class Process {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  /** The shop's or the supplier's own; unique where it is given. */
  @Index({ unique: true })
  @TextColumn(CODE_LENGTH, { nullable: true })
  code: string | null;

  @TextColumn()
  title: string;

  /** Observations. */
  @LongTextColumn({ nullable: true })
  content: string | null;

  @FigureColumn('value_per_minute')
  value_per_minute: number;

  /** Minutes that setting up for a lot takes. */
  @FigureColumn('setup', { default: 0 })
  setup: number;
}
