import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from './table-builder.js';

const COLUMNS: AddedColumns = [['offer_mails', 'owner_id', 'integer NULL']];

/** Whom an e-mail went to that no person sent, by their id: until now by the address of then alone. */
export class MailOwners1795409000000 implements MigrationInterface {
  name = 'MailOwners1795409000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, COLUMNS);
    await runner.query(
      `UPDATE offer_mails SET owner_id = (SELECT MIN(id) FROM users WHERE offer_mails.recipients = REPLACE('["%"]', '%', email))
       WHERE purpose IN ('notice', 'due_notice')`,
    );
    await runner.query(
      `UPDATE offer_mails SET owner_id = (SELECT MIN(id) FROM users WHERE email = offer_mails.reply_to)
       WHERE purpose = 'reminder'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, COLUMNS);
  }
}
