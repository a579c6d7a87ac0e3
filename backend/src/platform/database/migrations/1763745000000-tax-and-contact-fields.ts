import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS: readonly [table: string, column: string, type: string][] = [
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
    for (const [table, column, type] of COLUMNS) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of [...COLUMNS].reverse()) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}
