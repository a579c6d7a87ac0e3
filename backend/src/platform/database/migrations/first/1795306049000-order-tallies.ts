import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigInteger, createTable, flag, integer, nullable, text } from '../table-builder.js';

const TABLES = ['order_tallies', 'order_materials', 'order_facts'];
const key = { isPrimary: true };

/** Tallies of orders, and what each order adds to them, for the orders that there are. */
export class OrderTallies1795306049000 implements MigrationInterface {
  name = 'OrderTallies1795306049000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'order_facts', [
      integer('order_id', key),
      integer('owner_id'),
      integer('customer_id', nullable),
      text('type', 20),
      text('status', 30),
      bigInteger('total_cents'),
      text('sent_month', 7, nullable),
      integer('sent_minutes'),
      text('answered_month', 7, nullable),
      flag('won'),
      text('lost_reason', 20, nullable),
      text('delivery_day', 10, nullable),
    ]);
    await createTable(
      runner,
      'order_materials',
      [integer('order_id', key), integer('material_id', key), bigInteger('cents'), bigInteger('weight')],
      { indices: ['material_id'] },
    );
    await createTable(runner, 'order_tallies', [
      text('kind', 10, key),
      text('period', 10, key),
      integer('owner_id', key),
      text('subject', 40, key),
      integer('order_count'),
      bigInteger('cents'),
      bigInteger('measure'),
    ]);
    const sqlite = runner.dataSource.options.type === 'better-sqlite3';
    for (const statement of orderTallyStatements(sqlite)) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropTable(table);
  }
}

/** What fills the empty tables from all orders: here, and for data that no transaction of the product has entered. */
export const orderTallyStatements = (sqlite: boolean): string[] => [
  factsOf(sqlite),
  MATERIALS,
  ...TALLIES.map((tallies) => `INSERT INTO order_tallies ${tallies}`),
];

/** Months are Brasília's, three hours behind UTC; what the databases write differently is the arithmetic of dates. */
function factsOf(sqlite: boolean): string {
  const seconds = (moment: string) => `SUBSTR(o.${moment}, 1, 19)`;
  const month = (moment: string) =>
    sqlite
      ? `SUBSTR(datetime(${seconds(moment)}, '-3 hours'), 1, 7)`
      : `SUBSTR(DATE_SUB(REPLACE(${seconds(moment)}, 'T', ' '), INTERVAL 3 HOUR), 1, 7)`;
  const minutes = sqlite
    ? `MAX(0, (strftime('%s', ${seconds('sent_at')}) - strftime('%s', ${seconds('created_at')})) / 60)`
    : `GREATEST(0, TIMESTAMPDIFF(SECOND, REPLACE(${seconds('created_at')}, 'T', ' '), REPLACE(${seconds('sent_at')}, 'T', ' ')) DIV 60)`;
  return `INSERT INTO order_facts (order_id, owner_id, customer_id, type, status, total_cents, sent_month,
      sent_minutes, answered_month, won, lost_reason, delivery_day)
    SELECT o.id, COALESCE(o.created_by_id, 0), o.customer_id, o.type, o.status, ROUND(o.total * 100),
      CASE WHEN o.sent_at IS NOT NULL THEN ${month('sent_at')} END,
      CASE WHEN o.sent_at IS NOT NULL THEN ${minutes} ELSE 0 END,
      CASE WHEN o.answered_at IS NOT NULL AND COALESCE(o.approved_at, o.sent_at, o.lost_reason) IS NOT NULL
        THEN ${month('answered_at')} END,
      o.approved_at IS NOT NULL AND o.answered_at IS NOT NULL, o.lost_reason, SUBSTR(o.delivery_date, 1, 10)
    FROM orders o`;
}

const MATERIALS = `INSERT INTO order_materials (order_id, material_id, cents, weight)
  SELECT f.order_id, CASE p.type WHEN 'material' THEN p.material_id ELSE h.material_id END,
    SUM(ROUND(p.final_value * 100) * s.quantity), SUM(ROUND(p.gross_weight * 10000) * s.quantity)
  FROM order_facts f JOIN order_sets s ON s.order_id = f.order_id JOIN set_parts p ON p.set_id = s.id
    LEFT JOIN sheets h ON h.id = p.sheet_id
  WHERE f.won = 1 AND (p.type = 'material' AND p.material_id IS NOT NULL
    OR p.type = 'sheet' AND h.material_id IS NOT NULL)
  GROUP BY 1, 2`;

const tally = (
  kind: string,
  [period, owner, subject]: [string, string, string],
  [cents, measure]: [string, string],
  from: string,
) =>
  `SELECT '${kind}', ${period}, ${owner}, ${subject}, COUNT(*), SUM(${cents}), SUM(${measure}) FROM ${from} GROUP BY 2, 3, 4`;

const OWN = 'f.owner_id';
const TOTAL: [string, string] = ['f.total_cents', '0'];
const WON = 'f.won = 1 AND f.answered_month IS NOT NULL';

/** By month and by year, of each owner and of all (-1). */
const SPREAD = ['f.answered_month', 'SUBSTR(f.answered_month, 1, 4)'].flatMap((period) =>
  [OWN, '-1'].map((owner): [string, string] => [period, owner]),
);

const TALLIES = [
  tally('status', ["''", OWN, "CONCAT(f.type, '.', f.status)"], TOTAL, 'order_facts f'),
  tally(
    'sent',
    ['f.sent_month', OWN, "''"],
    ['f.total_cents', 'f.sent_minutes'],
    'order_facts f WHERE f.sent_month IS NOT NULL',
  ),
  tally('won', ['f.answered_month', OWN, "''"], TOTAL, `order_facts f WHERE ${WON}`),
  tally(
    'lost',
    ['f.answered_month', OWN, "COALESCE(f.lost_reason, 'unknown')"],
    TOTAL,
    'order_facts f WHERE f.won = 0 AND f.answered_month IS NOT NULL',
  ),
  tally(
    'delivery',
    ['f.delivery_day', OWN, "''"],
    TOTAL,
    "order_facts f WHERE f.delivery_day IS NOT NULL AND f.type = 'order' AND f.status <> 'finished'",
  ),
  ...SPREAD.map(([period, owner]) =>
    tally(
      'customer',
      [period, owner, "CONCAT(f.customer_id, '')"],
      TOTAL,
      `order_facts f WHERE ${WON} AND f.customer_id IS NOT NULL`,
    ),
  ),
  ...SPREAD.map(([period, owner]) =>
    tally(
      'material',
      [period, owner, "CONCAT(m.material_id, '')"],
      ['m.cents', 'm.weight'],
      `order_facts f JOIN order_materials m ON m.order_id = f.order_id WHERE ${WON}`,
    ),
  ),
];
