import type { MigrationInterface, QueryRunner } from 'typeorm';
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

const COLUMNS: AddedColumns = [['offer_mails', 'purpose', "varchar(10) NOT NULL DEFAULT 'offer'"]];

/** What customers answer to quotes, and e-mails to owners about it. */
export class OfferAnswers1795336314000 implements MigrationInterface {
  name = 'OfferAnswers1795336314000';

  async up(runner: QueryRunner): Promise<void> {
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
  }
}
