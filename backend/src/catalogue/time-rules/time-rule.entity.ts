import { Entity, Index } from 'typeorm';
import { Entry } from '../crud/entry.entity.js';
import {
  FigureColumn,
  Identified,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { RuleDriver } from '@forja/figures';
import type { RuleRow, RuleVersion, TimeRule as Content } from '../../pricing/domain/minutes/time-rule.js';

/** A rule for the minutes of processes, as it is now. */
@Entity('time_rules')
export class TimeRule extends Entry implements Content {
  @TextColumn()
  name: string;

  /** Observations: where its figures come from. */
  @LongTextColumn({ nullable: true })
  obs: string | null;

  @TextColumn(20)
  driver: RuleDriver;

  @IntegerColumn()
  sides: number;

  @FigureColumn('handling')
  handling_seconds: number;

  /** Minutes. */
  @FigureColumn('minimum')
  minimum: number;

  /** Its table. */
  @JsonColumn()
  rows: RuleRow[];

  /** Its newest version: price bases name that. */
  @IntegerColumn({ nullable: true })
  version_id: number | null;
}

/**
 * A rule as it was once saved. It never changes, and it is never deleted, not with its rule either: prices of quotes and of
 * their revisions are made with it.
 */
@Entity('time_rule_versions')
export class TimeRuleVersion extends Identified implements RuleVersion {
  @Index()
  @IntegerColumn()
  rule_id: number;

  @TextColumn(20)
  driver: RuleDriver;

  @IntegerColumn()
  sides: number;

  @FigureColumn('handling')
  handling_seconds: number;

  @FigureColumn('minimum')
  minimum: number;

  @JsonColumn()
  rows: RuleRow[];
}
