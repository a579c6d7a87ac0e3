import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  createTable,
  decimal,
  id,
  integer,
  longText,
  moment,
  nullable,
  references,
  text,
} from './table-builder.js';

/**
 * Orders that are cut together, what is bought for them, and the shop's own stock. Plans of orders are computed anew: what
 * they keep of stock and parts is more by now.
 */
export class CutBatches1795820000000 implements MigrationInterface {
  name = 'CutBatches1795820000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'cut_batches', [
      id(),
      integer('version', { default: 1 }),
      text('state', 20),
      moment('created_at'),
    ]);
    await createTable(runner, 'cut_batch_orders', [id(), integer('batch_id'), integer('order_id')], {
      foreignKeys: [
        references('batch_id', 'cut_batches', 'CASCADE'),
        references('order_id', 'orders', 'CASCADE'),
      ],
      indices: ['batch_id'],
      uniques: ['order_id'],
    });
    await createTable(
      runner,
      'cut_purchases',
      [
        id(),
        integer('batch_id'),
        text('item_key'),
        text('name'),
        text('material'),
        decimal('thickness', 2, nullable),
        integer('count'),
        decimal('weight', 4),
        decimal('value', 2),
        integer('bought', { default: 0 }),
      ],
      { foreignKeys: [references('batch_id', 'cut_batches', 'CASCADE')], indices: ['batch_id'] },
    );
    await createStockItems(runner);
    await runner.dropTable('cut_plans');
    await createTable(
      runner,
      'cut_plans',
      [
        id(),
        integer('order_id', nullable),
        integer('batch_id', nullable),
        integer('position'),
        longText('content'),
      ],
      {
        foreignKeys: [
          references('order_id', 'orders', 'CASCADE'),
          references('batch_id', 'cut_batches', 'CASCADE'),
        ],
        indices: ['order_id', 'batch_id'],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['cut_plans', 'stock_items', 'cut_purchases', 'cut_batch_orders', 'cut_batches']) {
      await runner.dropTable(table);
    }
    await createTable(
      runner,
      'cut_plans',
      [id(), integer('order_id'), integer('position'), longText('content')],
      { foreignKeys: [references('order_id', 'orders', 'CASCADE')], indices: ['order_id'] },
    );
  }
}

const createStockItems = (runner: QueryRunner): Promise<void> =>
  createTable(
    runner,
    'stock_items',
    [
      id(),
      integer('version', { default: 1 }),
      text('code', 60, nullable),
      integer('material_id', nullable),
      integer('bar_id', nullable),
      decimal('thickness', 2, nullable),
      decimal('width', 2, nullable),
      decimal('length', 2),
      text('place', 255, nullable),
      text('obs', 255, nullable),
      integer('batch_id', nullable),
    ],
    {
      foreignKeys: [
        references('material_id', 'materials', 'RESTRICT'),
        references('bar_id', 'bars', 'RESTRICT'),
      ],
      indices: ['batch_id'],
      uniques: ['code'],
    },
  );
