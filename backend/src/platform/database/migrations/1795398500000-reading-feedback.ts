import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  flag,
  id,
  integer,
  moment,
  references,
  text,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['stored_files', 'title_block', 'varchar(32) NULL'],
  ['stored_files', 'block_texts', 'text NULL'],
  ['stored_files', 'date_patterns', 'text NULL'],
];

const BY_BLOCK = new TableIndex({ columnNames: ['title_block'] });

/** Title blocks of drawings, by which those of one template are known, and what people's saves say of how they are read. */
export class ReadingFeedback1795398500000 implements MigrationInterface {
  name = 'ReadingFeedback1795398500000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await runner.createIndex('stored_files', BY_BLOCK);
    await createTable(
      runner,
      'reading_feedback',
      [
        id(),
        integer('customer_id'),
        text('title_block', 32),
        text('field', 20),
        text('source', 120),
        text('drawing', 80),
        flag('accepted'),
        moment('at'),
      ],
      { foreignKeys: [references('customer_id', 'customers', 'CASCADE')] },
    );
    await runner.createIndex(
      'reading_feedback',
      new TableIndex({
        name: 'reading_feedback_of_block',
        columnNames: ['customer_id', 'title_block', 'field'],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('reading_feedback');
    await runner.dropIndex('stored_files', BY_BLOCK);
    await dropColumns(runner, COLUMNS);
  }
}
