import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const TABLES = [
  'materials',
  'sheets',
  'bars',
  'components',
  'processes',
  'ncms',
  'states',
  'customers',
  'users',
  'user_groups',
];
const COLUMNS: AddedColumns = TABLES.map((table) => [table, 'version', 'integer NOT NULL DEFAULT 1']);

/** Catalogue entries, users and groups count their changes, so that a change made on an older state is noticed. */
export class RecordVersions1795300644678 implements MigrationInterface {
  name = 'RecordVersions1795300644678';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
