import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigInteger, createTable, id, integer, moment, nullable, text } from './table-builder.js';

/** Backups as they were made, or failed: what administrators are shown. */
export class Backups1795386251000 implements MigrationInterface {
  name = 'Backups1795386251000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'backups',
      [
        id(),
        text('due', 13, nullable),
        moment('started_at'),
        moment('ended_at', nullable),
        text('file', 500),
        bigInteger('bytes', nullable),
        integer('files', nullable),
        integer('missing', nullable),
        text('error', 500, nullable),
      ],
      { indices: ['started_at'], uniques: ['due'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('backups');
  }
}
