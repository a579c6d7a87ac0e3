import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['company_taxes', 'operation_id', 'integer']];

/** The operation of sale of orders that name none; none: the first, as before. */
export class UsualOperation1795875000000 implements MigrationInterface {
  name = 'UsualOperation1795875000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
