import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import {
  figureColumn,
  integerColumn,
  longTextColumn,
  orNull,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { TimeRule } from '../time-rules/time-rule.entity.js';

/** A manufacturing process and what a minute of it costs, in BRL. */
@Entity('processes')
export class Process extends shapeWith(CodedEntry, {
  title: textColumn(),
  /** Observations. */
  content: orNull(longTextColumn()),
  value_per_minute: figureColumn('value_per_minute'),
  /** Minutes that setting up for a lot takes. */
  setup: figureColumn('setup', { default: 0 }),
  /** The rule that gives its minutes; null: they are typed. */
  rule_id: orNull(integerColumn()),
}) {
  /** Without a key of the database: SQLite would build the table anew, which the rows that name its entries forbid. */
  @ManyToOne(() => TimeRule, { nullable: true, createForeignKeyConstraints: false })
  rule?: Relation<TimeRule> | null;
}
