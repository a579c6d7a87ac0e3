import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, integer, longText, moment, nullable, text } from './table-builder.js';

/** Kits: sets that are made again and again, as what is entered of them. */
export class Kits1795376800000 implements MigrationInterface {
  name = 'Kits1795376800000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'kits',
      [
        id(),
        integer('version'),
        text('name'),
        text('folder', 255, nullable),
        integer('parts_count'),
        longText('contents'),
        moment('updated_at'),
      ],
      { indices: ['name'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('kits');
  }
}
