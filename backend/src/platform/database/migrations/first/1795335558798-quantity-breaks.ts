import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const COLUMNS: AddedColumns = [
  ['orders', 'breaks', "varchar(255) NOT NULL DEFAULT '[]'"],
  ['order_sets', 'breaks', "varchar(255) NOT NULL DEFAULT '[]'"],
];

/** Quantity breaks: of each set and of the whole quote, as JSON text. Those from before have none. */
export class QuantityBreaks1795335558798 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
