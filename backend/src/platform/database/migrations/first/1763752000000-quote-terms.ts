import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const COLUMNS: AddedColumns = [
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
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
