import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['customers', 'street_number', 'varchar(20)'],
  ['customers', 'district', 'varchar(60)'],
  ['customers', 'city_code', 'varchar(7)'],
  ['ncms', 'exception', 'varchar(3)'],
  ['set_parts', 'origin', 'integer'],
  ['sheets', 'supplier', 'varchar(255)'],
  ['bars', 'supplier', 'varchar(255)'],
];

/** Facts that the draft of an invoice and the list of purchases have. */
export class InvoiceFields1795840000000 implements MigrationInterface {
  name = 'InvoiceFields1795840000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
