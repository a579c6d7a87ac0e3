import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  integer,
  nullable,
  references,
  text,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['stored_files', 'digest', 'varchar(64) NULL'],
  ['stored_files', 'outline', 'text NULL'],
];

const WAYS = {
  part_keys_by_reference: ['customer_id', 'reference_key'],
  part_keys_by_file: ['file_key'],
  part_keys_by_outline: ['outline_length', 'outline_spread'],
  part_keys_by_title: ['title_key', 'length_step', 'width_step'],
};

/** What parts are found again by, once the same or a similar one is to be quoted. */
export class EarlierParts1795374000000 implements MigrationInterface {
  name = 'EarlierParts1795374000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await createTable(
      runner,
      'part_keys',
      [
        integer('part_id', { isPrimary: true }),
        integer('order_id'),
        integer('customer_id', nullable),
        text('reference_key', 40, nullable),
        text('title_key', 40, nullable),
        integer('length_step'),
        integer('width_step'),
        text('file_key', 80, nullable),
        integer('outline_length'),
        integer('outline_spread'),
      ],
      { foreignKeys: [references('part_id', 'set_parts', 'CASCADE')], indices: ['order_id'] },
    );
    for (const [name, columnNames] of Object.entries(WAYS)) {
      await runner.createIndex('part_keys', new TableIndex({ name, columnNames }));
    }
    const progress = [integer('id', { isPrimary: true }), integer('next_id')];
    await createTable(runner, 'part_keys_fill', progress);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('part_keys_fill');
    await runner.dropTable('part_keys');
    await dropColumns(runner, COLUMNS);
  }
}
