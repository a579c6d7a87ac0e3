import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const COLUMNS: AddedColumns = [
  ...['customers', 'company'].flatMap((table): [string, string, string][] => [
    [table, 'state_registration', 'varchar(30)'],
    [table, 'contact', 'varchar(255)'],
    [table, 'postal_code', 'varchar(9)'],
    [table, 'city', 'varchar(255)'],
  ]),
  ['company', 'tax_note', 'varchar(500)'],
];

/**
 * State registration, contact, postal code and city of customers and company, and what the company prints about its tax
 * regime. Added as they are: TypeORM would build both tables anew on SQLite.
 */
export class TaxAndContactFields1763745000000 implements MigrationInterface {
  name = 'TaxAndContactFields1763745000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
