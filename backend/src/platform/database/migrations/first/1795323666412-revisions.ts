import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  decimal,
  dropColumns,
  id,
  integer,
  longText,
  moment,
  nullable,
  references,
  text,
} from '../table-builder.js';

const ADDED = [['orders', 'revision', 'integer']] as const;

/** Frozen copies of quotes, and their printed documents. Quotes that wait already get theirs after the start. */
export class Revisions1795323666412 implements MigrationInterface {
  name = 'Revisions1795323666412';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, ADDED);
    await createTable(
      runner,
      'revisions',
      [
        id(),
        integer('order_id'),
        integer('number'),
        moment('frozen_at'),
        integer('frozen_by_id', nullable),
        text('frozen_by'),
        text('digest', 64),
        decimal('total', 2),
        text('origin', 255, nullable),
        moment('print_at', nullable),
        integer('print_tries'),
      ],
      { foreignKeys: [references('order_id', 'orders', 'CASCADE')], indices: ['print_at'] },
    );
    await createTable(
      runner,
      'revision_contents',
      [id(), integer('revision_id'), integer('position'), longText('content')],
      { foreignKeys: [references('revision_id', 'revisions', 'CASCADE')], indices: ['revision_id'] },
    );
    await createTable(
      runner,
      'revision_documents',
      [
        id(),
        integer('revision_id'),
        text('kind', 20),
        text('digest', 64),
        integer('size'),
        text('storage_key', 200),
        moment('printed_at'),
      ],
      { foreignKeys: [references('revision_id', 'revisions', 'CASCADE')] },
    );
    await unique(runner, 'revisions', ['order_id', 'number']);
    await unique(runner, 'revision_documents', ['revision_id', 'kind']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('revision_documents');
    await runner.dropTable('revision_contents');
    await runner.dropTable('revisions');
    await dropColumns(runner, ADDED);
  }
}

const unique = (runner: QueryRunner, table: string, columnNames: string[]) =>
  runner.createIndex(table, new TableIndex({ columnNames, isUnique: true }));
