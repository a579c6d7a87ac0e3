import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { FigureColumn, LongTextColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';

/** A manufacturing process and what a minute of it costs, in BRL. */
@Entity('processes')
export class Process {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn()
  title: string;

  /** Observations. */
  @LongTextColumn({ nullable: true })
  content: string | null;

  @FigureColumn('value_per_minute')
  value_per_minute: number;
}
