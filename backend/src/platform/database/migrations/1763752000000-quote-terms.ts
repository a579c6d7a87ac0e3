import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS: readonly [table: string, column: string, type: string][] = [
  ['orders', 'validity_days', 'integer'],
  ['orders', 'quote_obs', 'text'],
  ['company', 'default_payment_obs', 'text'],
  ['company', 'default_quote_obs', 'text'],
];

/**
 * For how long a quote is valid and what it remarks, each its own, and the texts that the company's new quotes begin with.
 * Added as they are: TypeORM would build both tables anew on SQLite.
 */
export class QuoteTerms1763752000000 implements MigrationInterface {
  name = 'QuoteTerms1763752000000';

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
