import { OPERATION_COLUMNS, SaleOperation } from '../../catalogue/operations/operation.entity.js';
import type { Database } from '../../platform/database/database.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import type { Operation } from '../../pricing/domain/taxes/operation.js';
import { namedOperation, USUAL_OPERATION, type SoldPart } from '../../pricing/domain/taxes/operations.js';

/**
 * The operations that an order is sold by as the table has them now, its own first.
 * @param own the order's, else the company's; null: the first
 * @throws Invalid for one of its own that does not exist
 */
export async function readOperations(
  db: Database,
  own: number | null,
  parts: readonly SoldPart[],
): Promise<[Operation, ...Operation[]]> {
  const usual = own ?? USUAL_OPERATION;
  const named = parts.map(namedOperation).filter((id) => id !== null);
  const values = [...new Set([usual, ...named])];
  const condition = `WHERE id IN (${values.map(() => '?').join(', ')}) ORDER BY id`;
  const rows = await plainRows(db.manager, SaleOperation, { condition, values, columns: OPERATION_COLUMNS });
  // Bases are compared with stored ones: plain objects, whatever the driver's are.
  const operations = rows.map((row): Operation => ({ ...row }));
  const first = operations.find(({ id }) => id === usual);
  if (!first) throw Invalid.field('operation_id', messages.validation.unknownReference);
  return [first, ...operations.filter((one) => one !== first)];
}
