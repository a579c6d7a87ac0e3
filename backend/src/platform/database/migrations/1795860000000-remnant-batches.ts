import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['stock_items', 'from_batch_id', 'integer']];

/** The note by which remnants were found so far. */
const NOTE = /^Retalho do lote (\d{1,9})$/;

/** The batch that left a remnant, in a column of its own: the note is the user's. */
export class RemnantBatches1795860000000 implements MigrationInterface {
  name = 'RemnantBatches1795860000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    const items = (await runner.query(
      "SELECT id, obs FROM stock_items WHERE obs LIKE 'Retalho do lote %'",
    )) as { id: number; obs: string }[];
    for (const { id, obs } of items) {
      const [, batch] = NOTE.exec(obs) ?? [];
      if (batch) await runner.query('UPDATE stock_items SET from_batch_id = ? WHERE id = ?', [batch, id]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
