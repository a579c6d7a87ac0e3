import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, id, integer, longText, moment, references, text } from '../table-builder.js';

/** Uploads by the name that their sender gave them, so that one sent twice makes its parts once. */
export class PartUploads1700000400000 implements MigrationInterface {
  name = 'PartUploads1700000400000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'part_uploads',
      [id(), integer('set_id'), text('upload_id', 64), longText('part_ids'), moment('created_at')],
      { foreignKeys: [references('set_id', 'order_sets', 'CASCADE')] },
    );
    await runner.createIndex(
      'part_uploads',
      new TableIndex({ columnNames: ['set_id', 'upload_id'], isUnique: true }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('part_uploads');
  }
}
