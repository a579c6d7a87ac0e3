import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigInteger,
  createTable,
  id,
  integer,
  longText,
  moment,
  nullable,
  references,
  text,
} from './table-builder.js';

const ofUser = () => [references('user_id', 'users', 'CASCADE')];

/** Passkeys, and the challenges of sign-ins that are answered once. */
export class Passkeys1795388000000 implements MigrationInterface {
  name = 'Passkeys1795388000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'passkeys',
      [
        id(),
        integer('user_id'),
        text('name', 100),
        longText('credential_id'),
        text('credential_digest', 64),
        longText('public_key'),
        text('user_handle', 100),
        bigInteger('counter'),
        longText('transports'),
        moment('created_at'),
        moment('last_used_at', nullable),
      ],
      { foreignKeys: ofUser(), indices: ['user_id'], uniques: ['credential_digest'] },
    );
    await createTable(
      runner,
      'sign_in_challenges',
      [
        id(),
        text('purpose', 30),
        text('digest', 64),
        integer('user_id', nullable),
        longText('sealed', nullable),
        moment('expires_at'),
      ],
      { foreignKeys: ofUser(), indices: ['user_id', 'expires_at'], uniques: ['digest'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('sign_in_challenges');
    await runner.dropTable('passkeys');
  }
}
