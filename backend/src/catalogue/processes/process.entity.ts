import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { DecimalColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.js';

/** A manufacturing process and what a minute of it costs, in BRL. */
@Entity('processes')
export class Process {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn()
  title: string;

  /** Observations. */
  @LongTextColumn({ nullable: true })
  content: string | null;

  @DecimalColumn(2)
  value_per_minute: number;
}
