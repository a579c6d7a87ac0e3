import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  createTable,
  dropColumns,
  id,
  integer,
  longText,
  moment,
  nullable,
  references,
  text,
  type AddedColumns,
} from './table-builder.js';

/** No foreign key: SQLite would build the table anew. */
const COLUMNS: AddedColumns = [
  ['offer_mails', 'link_id', 'integer'],
  ['offer_mails', 'purpose', "varchar(10) NOT NULL DEFAULT 'offer'"],
];

/** Links to the pages on which customers answer quotes, and their answers; e-mails with links, and to owners. */
export class OfferAnswers1795336314000 implements MigrationInterface {
  name = 'OfferAnswers1795336314000';

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
    await createTable(
      runner,
      'offer_answers',
      [
        id(),
        integer('order_id'),
        integer('revision_id'),
        integer('number'),
        integer('link_id'),
        integer('answer_of_link', nullable),
        integer('accepts_revision', nullable),
        text('kind', 10),
        text('name'),
        text('contact'),
        longText('text'),
        text('purchase_order', 60),
        longText('picks'),
        text('ip', 64),
        text('digest', 64),
        integer('file_id', nullable),
        moment('created_at'),
        moment('seen_at', nullable),
      ],
      {
        foreignKeys: [
          references('order_id', 'orders', 'CASCADE'),
          references('revision_id', 'revisions', 'CASCADE'),
        ],
        indices: ['order_id', 'revision_id', 'link_id'],
        uniques: ['answer_of_link', 'accepts_revision'],
      },
    );
    await addColumns(runner, COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
    await runner.dropTable('offer_answers');
    await runner.dropTable('offer_links');
  }
}
