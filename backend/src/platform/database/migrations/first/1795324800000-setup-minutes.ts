import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const COLUMNS: AddedColumns = [
  ['processes', 'setup', 'integer NOT NULL DEFAULT 0'],
  ['part_processes', 'setup', 'integer NULL'],
];

/** Minutes of setting up for a lot: of a process, and a row's own. Rows from before have none. */
export class SetupMinutes1795324800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await runner.query('UPDATE part_processes SET setup = 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
