import type { Database } from '../../platform/database/database.js';
import { inNaturalOrder } from '../../platform/database/natural-order.js';
import { packedRows } from '../../platform/database/packed-rows.js';
import { rowsInOrder } from '../../platform/database/sorted-ids.js';
import type { Condition } from '../../platform/database/text-search.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import type { Order } from '../order.entity.js';
import { valuesOf, where } from './list-filters.js';
import type { OrderListItem } from './order-list.view.js';
import { validityOf } from '../validity/validity.js';

/** Columns of the list: name → where it comes from. */
const COLUMNS = {
  id: 'o.id',
  type: 'o.type',
  status: 'o.status',
  customer_id: 'o.customer_id',
  delivery_type: 'o.delivery_type',
  delivery_value: 'o.delivery_value',
  delivery_date: 'o.delivery_date',
  created_at: 'o.created_at',
  updated_at: 'o.updated_at',
  valid_until: 'o.validity_key',
  customer_answer: 'o.customer_answer',
  total: 'o.total',
  revision: 'o.revision',
  sets_count: 'o.sets_count',
  parts_count: 'o.parts_count',
  created_by_id: 'u.id',
  created_by_name: 'u.name',
  customer_name: 'c.name',
  customer_cnpj: 'c.cnpj',
  customer_cpf: 'c.cpf',
  customer_address: 'c.address',
  state_id: 's.id',
  state_name: 's.name',
  state_abbreviation: 's.abbreviation',
} as const;

type Column = keyof typeof COLUMNS;
type Row = Record<Column, string | number | null>;

/** The names of what the list shows. */
export const LISTED = Object.keys(COLUMNS) as Column[];

/** Columns of texts that people have written, which are put in their natural order. */
const TEXTS: ReadonlySet<Column> = new Set([
  'customer_name',
  'customer_address',
  'created_by_name',
  'state_name',
]);

/** Fields of the answer by which the list can be sorted, besides its own columns. */
const SORTED_AS: Readonly<Record<string, Column>> = {
  customer: 'customer_name',
  customer_id: 'customer_name',
  'customer.name': 'customer_name',
  'customer.cnpj': 'customer_cnpj',
  'customer.cpf': 'customer_cpf',
  'customer.address': 'customer_address',
  'customer.state': 'state_abbreviation',
  'customer.state.abbreviation': 'state_abbreviation',
  'created_by.name': 'created_by_name',
};

const JOINED = `FROM orders o
  LEFT JOIN customers c ON c.id = o.customer_id
  LEFT JOIN states s ON s.id = c.state_id
  LEFT JOIN users u ON u.id = o.created_by_id`;
const ROWS = `SELECT ${LISTED.map((name) => `${COLUMNS[name]} AS ${name}`).join(', ')} ${JOINED}`;

/** The list's rows of these orders, in their order; read as plain rows, since making entities takes several times the query. */
export const listedRows = (db: Database, ids: readonly number[]): Promise<OrderListItem[]> =>
  rowsInOrder(ids, async (some) => {
    const sql = `${ROWS} WHERE o.id IN (${some.join()})`;
    return (await packedRows(db, { columns: LISTED, sql, values: [] })).map(toItem);
  });

/** The ids of all orders that fulfil the conditions, in order. @throws Malformed for an unknown sort field */
export async function sortedOrderIds(
  db: Database,
  conditions: readonly Condition[],
  { field, order }: NonNullable<ListQuery['sort']>,
): Promise<number[]> {
  const wanted = Object.hasOwn(SORTED_AS, field) ? SORTED_AS[field] : field;
  const name = LISTED.find((known) => known === wanted);
  if (!name) throw new Malformed(messages.http.listQuery);
  const isText = TEXTS.has(name);
  const by = isText ? '' : `${COLUMNS[name]} ${order}, `;
  const rows = await packedRows(db, {
    columns: ['id', 'sorted'],
    // The limit is none: it keeps the order of the rows within a query of another.
    sql: `SELECT o.id AS id, ${COLUMNS[name]} AS sorted ${JOINED} ${where(conditions)} ORDER BY ${by}o.id DESC LIMIT ${String(Number.MAX_SAFE_INTEGER)}`,
    values: valuesOf(conditions),
  });
  const sorted = isText ? inNaturalOrder(rows, (row) => row.sorted, order) : rows;
  return sorted.map(({ id }) => Number(id));
}

function toItem(row: Row): OrderListItem {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    customer_id: row.customer_id,
    delivery_type: row.delivery_type,
    delivery_date: row.delivery_date,
    ...validityOf({ status: row.status, validity_key: row.valid_until } as Pick<
      Order,
      'status' | 'validity_key'
    >),
    customer_answer: row.status === 'waiting_response' ? row.customer_answer || null : null,
    created_at: row.created_at,
    updated_at: row.updated_at,
    // mysql2 gives decimals as text.
    delivery_value: Number(row.delivery_value),
    total: Number(row.total),
    revision: row.revision,
    sets_count: row.sets_count,
    parts_count: row.parts_count,
    customer: row.customer_id === null ? null : toCustomer(row),
    created_by: row.created_by_id === null ? null : { id: row.created_by_id, name: row.created_by_name },
  } as OrderListItem;
}

function toCustomer(row: Row) {
  return {
    id: row.customer_id,
    name: row.customer_name,
    cnpj: row.customer_cnpj,
    cpf: row.customer_cpf,
    address: row.customer_address,
    state:
      row.state_id === null
        ? null
        : { id: row.state_id, name: row.state_name, abbreviation: row.state_abbreviation },
  };
}
