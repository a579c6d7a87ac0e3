import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['orders', 'remind_customer', 'boolean NOT NULL DEFAULT 0']];

/** Whether the customer of a quote is reminded of its validity; of none so far. */
export class CustomerReminders1795340811710 implements MigrationInterface {
  name = 'CustomerReminders1795340811710';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
