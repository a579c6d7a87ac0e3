import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, integer, moment, nullable, references, text } from './table-builder.js';

/** Who users are at the OpenID provider. */
export class OidcIdentities1795397000000 implements MigrationInterface {
  name = 'OidcIdentities1795397000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'oidc_identities',
      [
        id(),
        integer('user_id'),
        text('issuer'),
        text('subject'),
        text('digest', 64),
        text('label', 255, nullable),
        moment('created_at'),
        moment('last_used_at', nullable),
      ],
      { foreignKeys: [references('user_id', 'users', 'CASCADE')], indices: ['user_id'], uniques: ['digest'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('oidc_identities');
  }
}
