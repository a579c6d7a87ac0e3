import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes that were lost without a reason. */
const WITHOUT_REASON = 'won = 0 AND lost_reason IS NULL';

const countLosses = `INSERT INTO order_tallies
  SELECT 'lost', answered_month, owner_id, 'unknown', COUNT(*), SUM(total_cents), 0
  FROM order_facts WHERE ${WITHOUT_REASON} AND answered_month IS NOT NULL GROUP BY answered_month, owner_id`;

/** Takes drafts that were cancelled without a reason, and never sent, out of the answers that the dashboard counts. */
export class CancelledDrafts1795965000000 implements MigrationInterface {
  name = 'CancelledDrafts1795965000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM order_tallies WHERE kind = 'lost' AND subject = 'unknown'");
    await runner.query(
      `UPDATE order_facts SET answered_month = NULL WHERE ${WITHOUT_REASON} AND sent_month IS NULL`,
    );
    await runner.query(countLosses);
  }

  /** An earlier version counts them again by `npm run totals -- --repair`. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
