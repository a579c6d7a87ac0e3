import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['orders', 'customer_answer', "varchar(10) NOT NULL DEFAULT ''"]];

/** What customers answered, with the orders, so that the list shows it and is narrowed by it. */
export class CustomerAnswers1795480500000 implements MigrationInterface {
  name = 'CustomerAnswers1795480500000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await runner.query(
      `UPDATE orders SET customer_answer = 'opened' WHERE id IN (SELECT order_id FROM offer_links l
       WHERE l.opened > 0 AND l.number = orders.revision)`,
    );
    for (const kind of ['asked', 'refused', 'accepted']) {
      await runner.query(
        `UPDATE orders SET customer_answer = ? WHERE id IN (SELECT order_id FROM offer_answers a
         WHERE a.kind = ? AND a.number = orders.revision)`,
        [kind, kind],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
