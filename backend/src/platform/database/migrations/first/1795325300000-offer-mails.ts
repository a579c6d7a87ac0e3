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
} from '../table-builder.js';

const COLUMNS: AddedColumns = [
  ['company', 'mail_subject', 'varchar(255)'],
  ['company', 'mail_text', 'text'],
];

const INDICES: Readonly<Record<string, string[]>> = {
  due_offer_mails: ['state', 'next_try_at'],
  offer_mails_of_user: ['created_by_id', 'created_at'],
};

/** E-mails of quotes, and the template that they begin with. */
export class OfferMails1795325300000 implements MigrationInterface {
  name = 'OfferMails1795325300000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await createTable(
      runner,
      'offer_mails',
      [
        id(),
        integer('order_id'),
        integer('revision_id'),
        text('send_key', 64),
        text('message_id'),
        text('state', 10),
        longText('recipients'),
        longText('copies'),
        text('reply_to', 255, nullable),
        text('subject'),
        longText('text'),
        longText('documents'),
        longText('refused'),
        text('reason', 500, nullable),
        integer('tries'),
        moment('next_try_at'),
        moment('claimed_until', nullable),
        moment('begun_at', nullable),
        moment('sent_at', nullable),
        integer('created_by_id', nullable),
        text('created_by'),
        moment('created_at'),
      ],
      {
        foreignKeys: [
          references('order_id', 'orders', 'CASCADE'),
          references('revision_id', 'revisions', 'CASCADE'),
        ],
        indices: ['order_id', 'revision_id'],
        uniques: ['send_key'],
      },
    );
    for (const [name, columnNames] of Object.entries(INDICES)) {
      await runner.createIndex('offer_mails', new TableIndex({ name, columnNames }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('offer_mails');
    await dropColumns(runner, COLUMNS);
  }
}
