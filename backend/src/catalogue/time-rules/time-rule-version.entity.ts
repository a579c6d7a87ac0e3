import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { FigureColumn, IntegerColumn, JsonColumn, TextColumn } from '../../platform/database/columns.js';
import type { RuleDriver } from '@forja/figures';
import type { RuleRow, RuleVersion } from '../../pricing/domain/minutes/time-rule.js';

/**
 * A rule as it was once saved. It never changes, and it is never deleted, not with its rule either: prices of quotes and of
 * their revisions are made with it.
 */
@Entity('time_rule_versions')
export class TimeRuleVersion implements RuleVersion {
  @PrimaryGeneratedColumn()
  id: number;

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
