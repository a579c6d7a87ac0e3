import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  decimal,
  dropColumns,
  id,
  integer,
  longText,
  nullable,
  text,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['materials', '`group`', "varchar(20) NOT NULL DEFAULT 'other'"],
  ['processes', 'rule_id', 'integer NULL'],
  ['set_parts', 'bends', 'integer NULL'],
  ['set_parts', 'holes', 'integer NULL'],
  ['set_parts', 'weld', 'decimal(15,2) NULL'],
  ['part_processes', 'rule', 'boolean NOT NULL DEFAULT 0'],
  ['part_processes', 'exact_time', 'decimal(15,4) NULL'],
  ['part_processes', 'typed_value', 'boolean NULL'],
];

/** What a rule says: of the rule as it is, and of each version as it was saved. */
const content = () => [
  text('driver', 20),
  integer('sides'),
  decimal('handling_seconds', 2),
  decimal('minimum', 4),
  longText('rows'),
];

/**
 * Rules for minutes and their versions; which process has one, which rows of parts follow one; material groups, and what
 * else of a part rules count. Whether values of rows from before were typed is not known: null.
 */
export class TimeRules1795361760000 implements MigrationInterface {
  name = 'TimeRules1795361760000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'time_rules', [
      id(),
      integer('version', { default: 1 }),
      text('name'),
      longText('obs', nullable),
      ...content(),
      integer('version_id', nullable),
    ]);
    await createTable(runner, 'time_rule_versions', [id(), integer('rule_id'), ...content()], {
      indices: ['rule_id'],
    });
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
    await runner.dropTable('time_rule_versions');
    await runner.dropTable('time_rules');
  }
}
