import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['users', 'email_claimed', 'boolean NOT NULL DEFAULT 0']];

/** Addresses that only the account's owner typed: no identity of an OpenID provider is linked by one. */
export class ClaimedEmails1795478500000 implements MigrationInterface {
  name = 'ClaimedEmails1795478500000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
