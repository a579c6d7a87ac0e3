import { ALL_OWNERS, UNKNOWN_REASON, type TallyKind } from './domain/order-facts.js';

/** How one kind of tally follows from the rows of facts, in SQL that both databases read alike. */
const source = (
  kind: TallyKind,
  {
    period = "''",
    owner = 'f.owner_id',
    subject = "''",
    cents = 'f.total_cents',
    measure = '0',
    where = '1 = 1',
  },
  from = 'order_facts f',
) =>
  `SELECT '${kind}' AS kind, ${period} AS period, ${owner} AS owner_id, ${subject} AS subject,
     COUNT(*) AS order_count, SUM(${cents}) AS cents, SUM(${measure}) AS measure
   FROM ${from} WHERE ${where} GROUP BY 2, 3, 4`;

/** Months and years, of each owner and of all. */
const SPREAD = ['f.answered_month', 'SUBSTR(f.answered_month, 1, 4)'].flatMap((period) =>
  ['f.owner_id', String(ALL_OWNERS)].map((owner) => ({ period, owner })),
);
const WON = 'f.won = 1 AND f.answered_month IS NOT NULL';

/** The same as `contributionsOf` of all orders at once: what the tallies are compared with. */
export const TALLY_SOURCES: readonly string[] = [
  source('status', { subject: "CONCAT(f.type, '.', f.status)" }),
  source('sent', { period: 'f.sent_month', measure: 'f.sent_minutes', where: 'f.sent_month IS NOT NULL' }),
  source('won', { period: 'f.answered_month', where: WON }),
  source('lost', {
    period: 'f.answered_month',
    subject: `COALESCE(f.lost_reason, '${UNKNOWN_REASON}')`,
    where: 'f.won = 0 AND f.answered_month IS NOT NULL',
  }),
  source('delivery', {
    period: 'f.delivery_day',
    where: "f.delivery_day IS NOT NULL AND f.type = 'order' AND f.status <> 'finished'",
  }),
  ...SPREAD.map((spread) =>
    source('customer', {
      ...spread,
      subject: "CONCAT(f.customer_id, '')",
      where: `${WON} AND f.customer_id IS NOT NULL`,
    }),
  ),
  ...SPREAD.map((spread) =>
    source(
      'material',
      { ...spread, subject: "CONCAT(m.material_id, '')", cents: 'm.cents', measure: 'm.weight', where: WON },
      'order_facts f JOIN order_materials m ON m.order_id = f.order_id',
    ),
  ),
];
