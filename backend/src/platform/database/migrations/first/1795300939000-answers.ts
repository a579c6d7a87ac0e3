import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const COLUMNS: AddedColumns = [
  ['orders', 'sent_at', 'varchar(24)'],
  ['orders', 'answered_at', 'varchar(24)'],
  ['orders', 'lost_reason', 'varchar(20)'],
  ['orders', 'lost_note', 'varchar(500)'],
];

const INDEXED = ['sent_at', 'answered_at'];

/** The history's moves of an order to a status, by their details' JSON text. */
const movedTo = (status: string) =>
  `FROM order_history h WHERE h.order_id = orders.id AND h.action = 'status_moved' AND h.details LIKE '%"status":[%,"${status}"]%'`;

/**
 * When a quote was first sent and when it was answered, and why a cancelled one was lost. What the history says of
 * the quotes that there are is taken over; a cancelled one without a trace counts as answered when it was last changed.
 */
export class Answers1795300939000 implements MigrationInterface {
  name = 'Answers1795300939000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await runner.query(
      `UPDATE orders SET sent_at = (SELECT MIN(h.created_at) ${movedTo('waiting_response')})`,
    );
    await runner.query('UPDATE orders SET answered_at = approved_at WHERE approved_at IS NOT NULL');
    const cancelled = `(SELECT MAX(h.created_at) ${movedTo('cancelled')})`;
    await runner.query(
      `UPDATE orders SET answered_at = COALESCE(${cancelled}, updated_at) WHERE status = 'cancelled'`,
    );
    for (const column of INDEXED)
      await runner.createIndex('orders', new TableIndex({ columnNames: [column] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable('orders');
    for (const index of table?.indices ?? []) {
      if (INDEXED.includes(index.columnNames.join())) await runner.dropIndex('orders', index);
    }
    await dropColumns(runner, COLUMNS);
  }
}
