import { Entity } from 'typeorm';
import { Entry } from '../crud/entry.entity.js';
import {
  Identified,
  figureColumn,
  indexed,
  integerColumn,
  jsonColumn,
  longTextColumn,
  orNull,
  textColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { RuleDriver } from '@forja/figures';
import type { RuleRow, RuleVersion, TimeRule as Content } from '../../pricing/domain/minutes/time-rule.js';

/** A rule for the minutes of processes, as it is now. */
@Entity('time_rules')
export class TimeRule
  extends shapeWith(Entry, {
    name: textColumn(),
    /** Observations: where its figures come from. */
    obs: orNull(longTextColumn()),
    driver: textColumn<RuleDriver>(20),
    sides: integerColumn(),
    handling_seconds: figureColumn('handling'),
    /** Minutes. */
    minimum: figureColumn('minimum'),
    /** Its table. */
    rows: jsonColumn<RuleRow[]>(),
    /** Its newest version: price bases name that. */
    version_id: orNull(integerColumn()),
  })
  implements Content {}

/**
 * A rule as it was once saved. It never changes, and it is never deleted, not with its rule either: prices of quotes and of
 * their revisions are made with it.
 */
@Entity('time_rule_versions')
export class TimeRuleVersion
  extends shapeWith(Identified, {
    rule_id: indexed(integerColumn()),
    driver: textColumn<RuleDriver>(20),
    sides: integerColumn(),
    handling_seconds: figureColumn('handling'),
    minimum: figureColumn('minimum'),
    rows: jsonColumn<RuleRow[]>(),
  })
  implements RuleVersion {}
