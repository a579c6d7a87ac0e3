import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['users', 'without_password', 'boolean NOT NULL DEFAULT 0']];

/** Accounts whose people have chosen no password: they were invited, and may sign in at the OpenID provider alone. */
export class AccountsWithoutPassword1795398000000 implements MigrationInterface {
  name = 'AccountsWithoutPassword1795398000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await runner.query('UPDATE users SET without_password = 1 WHERE invited = 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
