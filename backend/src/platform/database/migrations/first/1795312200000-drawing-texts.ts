import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const COLUMNS: AddedColumns = [['stored_files', 'text', 'text']];

/** What is written in a part's drawing is kept, so that search finds the part by it. */
export class DrawingTexts1795312200000 implements MigrationInterface {
  name = 'DrawingTexts1795312200000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
