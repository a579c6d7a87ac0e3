import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { FigureColumn, IntegerColumn, LongTextColumn, TextColumn } from '../../platform/database/columns.js';
import { TimeRule } from '../time-rules/time-rule.entity.js';

/** A manufacturing process and what a minute of it costs, in BRL. */
@Entity('processes')
export class Process extends CodedEntry {
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

  /** The rule that gives its minutes; null: they are typed. */
  @IntegerColumn({ nullable: true })
  rule_id: number | null;

  /** Without a key of the database: SQLite would build the table anew, which the rows that name its entries forbid. */
  @ManyToOne(() => TimeRule, { nullable: true, createForeignKeyConstraints: false })
  rule?: Relation<TimeRule> | null;
}
