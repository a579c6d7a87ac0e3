import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, integer, longText, references } from './table-builder.js';

/** How the parts of an order are cut from sheets and bars. */
export class CutPlans1795810000000 implements MigrationInterface {
  name = 'CutPlans1795810000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'cut_plans',
      [id(), integer('order_id'), integer('position'), longText('content')],
      {
        foreignKeys: [references('order_id', 'orders', 'CASCADE')],
        indices: ['order_id'],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('cut_plans');
  }
}
