import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  id,
  integer,
  moment,
  nullable,
  references,
  text,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['users', 'second_factor', 'boolean NOT NULL DEFAULT 0'],
  ['user_groups', 'second_factor_required', 'boolean NOT NULL DEFAULT 0'],
];

const ofUser = () => [references('user_id', 'users', 'CASCADE')];

/** Second factors: authenticator apps and recovery codes, and the groups that require one. */
export class SecondFactors1795387000000 implements MigrationInterface {
  name = 'SecondFactors1795387000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await createTable(
      runner,
      'totp_factors',
      [
        id(),
        integer('user_id'),
        text('secret'),
        moment('confirmed_at', nullable),
        integer('last_step', nullable),
      ],
      { foreignKeys: ofUser(), uniques: ['user_id'] },
    );
    await createTable(runner, 'recovery_codes', [id(), integer('user_id'), text('digest', 64)], {
      foreignKeys: ofUser(),
      indices: ['user_id'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recovery_codes');
    await runner.dropTable('totp_factors');
    await dropColumns(runner, COLUMNS);
  }
}
