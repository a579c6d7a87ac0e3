import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  integer,
  longText,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['states', 'rates', 'text'],
  ['ncms', 'rates', 'text'],
  ['ncms', 'keeps_ipi', 'boolean'],
  ['customers', 'taxpayer', 'integer'],
  ['customers', 'final_use', 'boolean'],
  ['orders', 'invoice_date', 'varchar(10)'],
  ['orders', 'tax_basis', 'text'],
  ['set_parts', 'operation', 'varchar(10)'],
];

/** Who sells and who buys, as taxes see them, rates from a day on, and the day on which an order is invoiced. */
export class TaxProfiles1795770000000 implements MigrationInterface {
  name = 'TaxProfiles1795770000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'company_taxes', [
      integer('id', { isPrimary: true }),
      integer('version', { default: 1 }),
      longText('profile'),
    ]);
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
    await runner.dropTable('company_taxes');
  }
}
