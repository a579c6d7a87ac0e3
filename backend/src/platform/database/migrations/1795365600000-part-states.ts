import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, integer, longText, moment, nullable, references, text } from './table-builder.js';

/** What parts were before saves of many of them, for taking these back. */
export class PartStates1795365600000 implements MigrationInterface {
  name = 'PartStates1795365600000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'part_states',
      [
        text('id', 36, { isPrimary: true }),
        integer('user_id'),
        integer('order_id'),
        integer('part_id'),
        longText('fields'),
        longText('price_basis', nullable),
        longText('processes'),
        moment('created_at'),
      ],
      {
        foreignKeys: [
          references('user_id', 'users', 'CASCADE'),
          references('order_id', 'orders', 'CASCADE'),
          references('part_id', 'set_parts', 'CASCADE'),
        ],
        indices: ['order_id', 'part_id', 'created_at'],
      },
    );
    await runner.createIndex('part_states', new TableIndex({ columnNames: ['user_id', 'order_id'] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('part_states');
  }
}
