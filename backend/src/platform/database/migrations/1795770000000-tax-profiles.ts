import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  decimal,
  dropColumns,
  flag,
  integer,
  longText,
  nullable,
  text,
  type AddedColumns,
} from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['states', 'rates', 'text'],
  ['ncms', 'rates', 'text'],
  ['ncms', 'keeps_ipi', 'boolean'],
  ['customers', 'taxpayer', 'integer'],
  ['customers', 'final_use', 'boolean'],
  ['orders', 'invoice_date', 'varchar(10)'],
];

const RATES = ['pis', 'cofins', 'das', 'simples_credit', 'iss'];
const SWITCHES = ['simples_regular', 'freight_in_ipi', 'discount_off_ipi', 'icms_off_pis', 'reform_in_icms'];

/** Who sells and who buys, as taxes see them, rates from a day on, and the day on which an order is invoiced. */
export class TaxProfiles1795770000000 implements MigrationInterface {
  name = 'TaxProfiles1795770000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'company_taxes', [
      integer('id', { isPrimary: true }),
      integer('version', { default: 1 }),
      text('state', 2, nullable),
      text('regime', 20, nullable),
      ...RATES.map((name) => decimal(name, 2)),
      ...SWITCHES.map((name) => flag(name)),
      text('service_kind', 10),
      integer('origin'),
      text('reviewed_on', 10, nullable),
      longText('periods', nullable),
    ]);
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
    await runner.dropTable('company_taxes');
  }
}
