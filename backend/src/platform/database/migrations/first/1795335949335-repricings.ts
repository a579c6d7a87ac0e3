import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, decimal, id, integer, moment, nullable, references, text } from '../table-builder.js';

/** Repricing of quotes after a change of a catalogue's price: who asked for it, and what became of each quote. */
export class Repricings1795335949335 implements MigrationInterface {
  name = 'Repricings1795335949335';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'repricings',
      [
        id(),
        text('resource', 40),
        integer('entry_id'),
        text('entry_name'),
        integer('created_by_id'),
        moment('created_at'),
      ],
      { indices: ['created_by_id'] },
    );
    await createTable(
      runner,
      'repriced_quotes',
      [
        id(),
        integer('repricing_id'),
        integer('order_id'),
        text('digest', 32),
        text('state', 10),
        text('reason', 500, nullable),
        decimal('old_total', 2, nullable),
        decimal('new_total', 2, nullable),
      ],
      {
        foreignKeys: [
          references('repricing_id', 'repricings', 'CASCADE'),
          references('order_id', 'orders', 'CASCADE'),
        ],
        indices: ['repricing_id', 'order_id'],
      },
    );
    const byState = { name: 'repriced_quotes_by_state', columnNames: ['state', 'repricing_id'] };
    await runner.createIndex('repriced_quotes', new TableIndex(byState));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('repriced_quotes');
    await runner.dropTable('repricings');
  }
}
