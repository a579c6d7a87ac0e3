import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  id,
  integer,
  moment,
  references,
  text,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [['users', 'invited', 'boolean NOT NULL DEFAULT 0']];

/** Links under which an account's password is chosen: invitations, and resets of a forgotten one. */
export class AccountLinks1795385000000 implements MigrationInterface {
  name = 'AccountLinks1795385000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await createTable(
      runner,
      'account_links',
      [
        id(),
        integer('user_id'),
        text('purpose', 20),
        text('email'),
        text('password_digest', 64),
        text('token_digest', 64),
        moment('created_at'),
        moment('expires_at'),
      ],
      {
        foreignKeys: [references('user_id', 'users', 'CASCADE')],
        indices: ['user_id', 'expires_at'],
        uniques: ['token_digest'],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('account_links');
    await dropColumns(runner, COLUMNS);
  }
}
