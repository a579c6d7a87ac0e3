import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  id,
  integer,
  moment,
  nullable,
  references,
  text,
  type AddedColumns,
} from './table-builder.js';

/** No foreign key: SQLite would build the table anew. */
const COLUMNS: AddedColumns = [['offer_mails', 'link_id', 'integer']];

/** Links to the pages on which customers answer quotes; the link that an e-mail carries. */
export class OfferLinks1795335844000 implements MigrationInterface {
  name = 'OfferLinks1795335844000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'offer_links',
      [
        id(),
        integer('order_id'),
        integer('revision_id'),
        integer('number'),
        text('recipient', 500),
        text('recipient_key', 64),
        text('nonce', 64),
        text('token_digest', 64),
        text('valid_until', 10),
        integer('created_by_id', nullable),
        text('created_by'),
        moment('created_at'),
        moment('withdrawn_at', nullable),
        moment('ended_at', nullable),
        integer('opened'),
        moment('opened_at', nullable),
      ],
      {
        foreignKeys: [
          references('order_id', 'orders', 'CASCADE'),
          references('revision_id', 'revisions', 'CASCADE'),
        ],
        indices: ['order_id'],
        uniques: ['token_digest'],
      },
    );
    await runner.createIndex(
      'offer_links',
      new TableIndex({ name: 'offer_links_of_recipient', columnNames: ['revision_id', 'recipient_key'] }),
    );
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
    await runner.dropTable('offer_links');
  }
}
