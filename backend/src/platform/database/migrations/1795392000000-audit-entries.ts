import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, integer, longText, moment, nullable, text } from './table-builder.js';

/** Who administered what, when. */
export class AuditEntries1795392000000 implements MigrationInterface {
  name = 'AuditEntries1795392000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'audit_entries',
      [
        id(),
        moment('created_at'),
        integer('user_id', nullable),
        text('user_name'),
        text('kind', 30),
        integer('record_id'),
        text('record_name'),
        text('action', 30),
        text('field', 40, nullable),
        longText('before_value', nullable),
        longText('after_value', nullable),
        integer('named_user_id', nullable),
      ],
      { indices: ['created_at', 'user_id', 'record_id', 'named_user_id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('audit_entries');
  }
}
