import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, type AddedColumns } from '../table-builder.js';

const WEIGHT = 'decimal(15,4)';
const MONEY = 'decimal(15,2)';

/** Column → its type, and what of a part it is the sum of; the order's total is made of the others. */
const COLUMNS: readonly [column: string, type: string, sumOf?: string][] = [
  ['sets_count', 'integer'],
  ['parts_count', 'integer'],
  ['parts_total', MONEY, 'final_value'],
  ['ipi_total', MONEY, 'total_ipi_value'],
  ['icms_total', MONEY, 'total_icms_value'],
  ['total', MONEY],
  ['gross_weight', WEIGHT, 'gross_weight'],
  ['net_weight', WEIGHT, 'net_weight'],
];

/**
 * What an order amounts to, kept in its row, for the orders that there are. Sums are rounded to the column's decimals,
 * since SQLite adds in binary floating point; `npm run totals` compares them with exact ones.
 */
export class KeptTotals1763751000000 implements MigrationInterface {
  name = 'KeptTotals1763751000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, ADDED);
    const sums = COLUMNS.flatMap(([column, type, of]) => (of ? [`${column} = ${sumOf(of, type)}`] : []));
    await runner.query(`UPDATE orders SET ${COUNTS.join(', ')}, ${sums.join(', ')}`);
    const freight = "CASE WHEN delivery_type = 'CIF' THEN delivery_value ELSE 0 END";
    await runner.query(
      `UPDATE orders SET total = ROUND(parts_total + ipi_total + ${freight} + service_value - discount, 2)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, ADDED);
  }
}

const ADDED: AddedColumns = COLUMNS.map(([column, type]) => ['orders', column, `${type} NOT NULL DEFAULT 0`]);

const PARTS = 'FROM set_parts p JOIN order_sets s ON s.id = p.set_id WHERE s.order_id = orders.id';

const COUNTS = [
  'sets_count = (SELECT COUNT(*) FROM order_sets s WHERE s.order_id = orders.id)',
  `parts_count = (SELECT COUNT(*) ${PARTS})`,
];

const sumOf = (figure: string, type: string) =>
  `(SELECT COALESCE(ROUND(SUM(p.${figure} * s.quantity), ${type === MONEY ? 2 : 4}), 0) ${PARTS})`;
