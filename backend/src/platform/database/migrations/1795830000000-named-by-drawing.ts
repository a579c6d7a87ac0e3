import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['company', 'named_by_drawing', 'boolean NOT NULL DEFAULT 0']];

/** Whether parts are named by their drawings. */
export class NamedByDrawing1795830000000 implements MigrationInterface {
  name = 'NamedByDrawing1795830000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
