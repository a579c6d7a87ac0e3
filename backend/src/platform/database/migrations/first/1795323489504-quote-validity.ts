import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const INDICES: Readonly<Record<string, readonly string[]>> = {
  orders_by_validity: ['status', 'validity_key'],
  own_orders_by_validity: ['created_by_id', 'status', 'validity_key'],
};

/** The last move to the customer that the history knows, else the first one that the order's row has. */
const SENT = `COALESCE((SELECT MAX(h.created_at) FROM order_history h WHERE h.order_id = orders.id
  AND h.action = 'status_moved' AND h.details LIKE '%"status":[%,"waiting_response"]%'), sent_at, updated_at)`;
const DAYS = 'COALESCE(validity_days, (SELECT quote_validity_days FROM company WHERE id = 1), 15)';

/** The last day on which each quote that waits for an answer is valid: what lists find them by. Days are Brasília's. */
export class QuoteValidity1795323489504 implements MigrationInterface {
  name = 'QuoteValidity1795323489504';

  async up(runner: QueryRunner): Promise<void> {
    const sqlite = isSqlite(runner);
    await addColumns(runner, columns(sqlite));
    const last = sqlite
      ? `date(datetime(SUBSTR(${SENT}, 1, 19), '-3 hours'), '+' || ${DAYS} || ' days')`
      : `DATE_FORMAT(DATE_ADD(DATE_SUB(REPLACE(SUBSTR(${SENT}, 1, 19), 'T', ' '), INTERVAL 3 HOUR), INTERVAL ${DAYS} DAY), '%Y-%m-%d')`;
    await runner.query(`UPDATE orders SET validity_key = ${last} WHERE status = 'waiting_response'`);
    for (const [name, names] of Object.entries(INDICES)) {
      await runner.createIndex('orders', new TableIndex({ name, columnNames: [...names] }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDICES)) await runner.dropIndex('orders', name);
    await dropColumns(runner, columns(isSqlite(runner)));
  }
}

const isSqlite = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';

/** Compared byte by byte; SQLite does so anyway. */
const columns = (sqlite: boolean): AddedColumns => [
  [
    'orders',
    'validity_key',
    `varchar(10) ${sqlite ? '' : 'CHARACTER SET ascii COLLATE ascii_bin'} NOT NULL DEFAULT ''`,
  ],
];
