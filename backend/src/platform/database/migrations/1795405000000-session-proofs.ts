import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['sessions', 'proved_at', 'varchar(24) NULL']];

/** When a session's user showed again who they are, after the sign-in. */
export class SessionProofs1795405000000 implements MigrationInterface {
  name = 'SessionProofs1795405000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
