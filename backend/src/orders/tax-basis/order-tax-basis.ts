import { isDeepStrictEqual } from 'node:util';
import { companyTexts } from '../../company/company.texts.js';
import type { CompanyTaxesService } from '../../company/taxes/company-taxes.service.js';
import type { Database } from '../../platform/database/database.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import type { TaxBasis } from '../../pricing/domain/taxes/tax-rules.js';
import type { Order } from '../order.entity.js';
import { plainRows } from '../../platform/database/plain-rows.js';
import { SetPart } from '../parts/set-part.entity.js';
import type { SoldPart } from '../../pricing/domain/taxes/operations.js';
import { readCustomer } from '../tree/read-customer.js';
import { basisOn, invoiceDay } from './basis-on.js';
import { readOperations } from './read-operations.js';

/** The fields of an order that its tax basis is made of. */
type TaxedOrder = Pick<Order, 'customer_id' | 'invoice_date' | 'delivery_date' | 'operation_id'>;
const NOTHING_GIVEN: TaxedOrder = {
  customer_id: null,
  invoice_date: null,
  delivery_date: null,
  operation_id: null,
};
const TAXED = ['customer_id', 'invoice_date', 'delivery_date', 'operation_id'] as const;

/** The readers that a tax basis is computed with. */
interface TaxSources {
  db: Database;
  company: CompanyTaxesService;
}

/** The basis of a new order; null where the company computes taxes the plain way. @throws Invalid for an unknown operation */
export async function basisOfNew(from: TaxSources, given: Partial<TaxedOrder>): Promise<TaxBasis | null> {
  const order = { ...NOTHING_GIVEN, ...given };
  if (given.operation_id) await readOperations(from.db, given.operation_id, []);
  const { complete } = await from.company.readKnown();
  return complete ? compute(from, order, { former: null, parts: [] }) : null;
}

/**
 * The basis that a save gives an order. A quote follows its day and its customer; an order (pedido) keeps what it has until a
 * person asks for new taxes.
 * @param wanted true: computed by today's tables; false: none any more
 * @returns undefined where it stays as it is
 * @throws Invalid where the company has no state or tax regime, and for an unknown operation
 */
export async function changedBasis(
  from: TaxSources,
  order: Order,
  given: Partial<TaxedOrder>,
  wanted: boolean | undefined,
): Promise<TaxBasis | null | undefined> {
  const former = order.tax_basis;
  const next = Object.assign({}, order, given);
  if (given.operation_id) await readOperations(from.db, given.operation_id, []);
  if (wanted === false) return former === null ? undefined : null;
  const moved = TAXED.some((field) => given[field] !== undefined && given[field] !== order[field]);
  const follows = former !== null && order.type === 'pre_order' && moved;
  if (!wanted && !follows) return undefined;
  const basis = await compute(from, next, {
    former: wanted ? null : former,
    parts: await readSold(from.db, order.id),
  });
  return isDeepStrictEqual(basis, former) ? undefined : basis;
}

async function compute(
  { db, company: taxes }: TaxSources,
  order: TaxedOrder,
  { former, parts }: { former: TaxBasis | null; parts: readonly SoldPart[] },
): Promise<TaxBasis> {
  const known = await taxes.readKnown();
  const company = known.company ?? (former && { ...former.company, origin: former.origin });
  if (!company) throw Invalid.field('complete_taxes', companyTexts.profileMissing);
  const customer = await readCustomer(db, order.customer_id);
  const operations = await readOperations(db, order.operation_id ?? known.operation_id, parts);
  return basisOn(customer, { company, known, day: invoiceDay(order, former), operations });
}

/** How the parts of an order are sold. */
const readSold = (db: Database, orderId: number) =>
  plainRows(db.manager, SetPart, {
    condition: 'WHERE set_id IN (SELECT id FROM order_sets WHERE order_id = ?)',
    values: [orderId],
    columns: ['operation_id', 'customer_material'],
  });
