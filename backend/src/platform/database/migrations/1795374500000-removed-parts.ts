import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, integer, longText, moment, nullable, references, text } from './table-builder.js';

const COLUMNS = [
  text('id', 36, { isPrimary: true }),
  integer('user_id'),
  integer('order_id'),
  integer('part_id'),
  longText('fields'),
  longText('price_basis', nullable),
  longText('processes'),
  moment('created_at'),
];

/**
 * What is kept of parts outlives them, so that a part that was removed can come back. What the table holds is a day old at
 * most and only serves to take saves back: it is made anew, without the parts' foreign key.
 */
export class RemovedParts1795374500000 implements MigrationInterface {
  name = 'RemovedParts1795374500000';

  async up(runner: QueryRunner): Promise<void> {
    await this.recreate(runner, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.recreate(runner, false);
  }

  private async recreate(runner: QueryRunner, outlives: boolean): Promise<void> {
    await runner.dropTable('part_states');
    await createTable(runner, 'part_states', outlives ? [...COLUMNS, longText('place', nullable)] : COLUMNS, {
      foreignKeys: [
        references('user_id', 'users', 'CASCADE'),
        references('order_id', 'orders', 'CASCADE'),
        ...(outlives ? [] : [references('part_id', 'set_parts', 'CASCADE')]),
      ],
      indices: ['order_id', 'part_id', 'created_at'],
    });
    await runner.createIndex('part_states', new TableIndex({ columnNames: ['user_id', 'order_id'] }));
  }
}
