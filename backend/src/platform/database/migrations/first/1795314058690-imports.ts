import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  flag,
  id,
  integer,
  longText,
  moment,
  nullable,
  references,
  text,
} from '../table-builder.js';

/** The record of imported files, and of what each did to which entry. */
export class Imports1795314058690 implements MigrationInterface {
  name = 'Imports1795314058690';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'imports',
      [
        id(),
        text('catalogue', 40),
        text('file_name'),
        text('key_field', 30),
        integer('user_id', nullable),
        text('user_name'),
        moment('created_at'),
        integer('created_count'),
        integer('updated_count'),
        integer('unchanged_count'),
        integer('left_out_count'),
        moment('undone_at', nullable),
        text('undone_by', 255, nullable),
        integer('undone_count'),
      ],
      { indices: ['catalogue'] },
    );
    await createTable(
      runner,
      'import_rows',
      [
        id(),
        integer('import_id'),
        integer('file_row'),
        integer('entry_id'),
        integer('entry_version'),
        text('name'),
        longText('before_values', nullable),
        longText('after_values'),
        flag('undone'),
      ],
      { indices: ['import_id'], foreignKeys: [references('import_id', 'imports', 'CASCADE')] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('import_rows');
    await runner.dropTable('imports');
  }
}
