import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [
  ['company', 'version', 'integer NOT NULL DEFAULT 1'],
  ['company', 'default_markup', 'decimal(15,3) NOT NULL DEFAULT 0'],
];

/** The markup that new quotes begin with; saves of the company are counted, as those of other records are. */
export class CompanyMarkup1795476610000 implements MigrationInterface {
  name = 'CompanyMarkup1795476610000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
