import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['part_uploads', 'left_out', 'text NULL']];

/** The pages of an upload that show no part, for the answer to the same upload sent again. */
export class LeftOutPages1795396000000 implements MigrationInterface {
  name = 'LeftOutPages1795396000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
