import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['stored_files', 'recognition', 'varchar(10) NULL']];

/** Whether the picture of a drawing is to be read. */
export class ScannedDrawings1795399500000 implements MigrationInterface {
  name = 'ScannedDrawings1795399500000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
