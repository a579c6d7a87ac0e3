import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform/database/database.js';
import { packedRows } from '../../platform/database/packed-rows.js';
import {
  inOrderOf,
  pageOf,
  rowsInOrder,
  sortedIds,
  type Sorting,
} from '../../platform/database/sorted-ids.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListQuery, Page } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import type { Viewer } from '../domain/visibility.js';
import { visibleTo } from '../access/order-access.repository.js';
import { applyOrderFilter } from './order-list-filter.repository.js';
import type { OrderListItem } from './order-list.view.js';
import { Order } from '../order.entity.js';
import { validityOf } from './validity.js';

/** What the list shows: column of the query → where it comes from. */
export const COLUMNS = {
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

/** What people have written. */
const TEXTS: ReadonlySet<string> = new Set([
  'customer_name',
  'customer_address',
  'created_by_name',
  'state_name',
]);

type Row = Record<keyof typeof COLUMNS, string | number | null>;

const NAMES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/** The same query as `selected` builds: building it takes as long as running it for a page. */
const OF_ORDERS = `SELECT ${NAMES.map((name) => `${COLUMNS[name]} AS ${name}`).join(', ')} FROM orders o
  LEFT JOIN customers c ON c.id = o.customer_id
  LEFT JOIN states s ON s.id = c.state_id
  LEFT JOIN users u ON u.id = o.created_by_id`;

/** Orders that are read at once for a file. */
const BATCH = 1000;

/** Fields of the answer by which the list can be sorted, besides its own columns. */
const SORTED_AS: Record<string, keyof typeof COLUMNS> = {
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

/**
 * The orders list: one query of the columns that it shows, read as plain rows, because making entities of ten
 * thousand rows takes several times the query itself.
 */
@Injectable()
export class OrderListRepository {
  constructor(private readonly db: Database) {}

  /**
   * The orders that the viewer sees, newest first unless sorted otherwise.
   * @throws Malformed for an unknown sort field or a filter of the wrong type
   */
  async list(viewer: Viewer, query: ListQuery): Promise<Page<OrderListItem>> {
    const sorting = query.sort && sortingBy(query.sort);
    if (sorting?.text) return this.inNaturalOrder(viewer, query, sorting);
    const select = this.selected(viewer, query);
    if (sorting) select.orderBy(sorting.column, sorting.order);
    select.addOrderBy('o.id', 'DESC');
    if (query.range) {
      const { first, last } = query.range;
      select.offset(first).limit(last - first + 1);
    }
    const items = (await select.getRawMany<Row>()).map(toItem);
    if (!query.range) return { items, total: items.length };
    return { items, total: await this.matching(viewer, query).getCount() };
  }

  /**
   * All that match, in order, a thousand at a time: what is written while it is read never has all rows in memory.
   * @throws Malformed for an unknown sort field or a filter of the wrong type
   */
  async *batches(viewer: Viewer, query: ListQuery): AsyncGenerator<OrderListItem[]> {
    const sorting = sortingBy(query.sort ?? { field: 'id', order: 'DESC' });
    const ids = await sortedIds(this.matching(viewer, query), sorting);
    for (let from = 0; from < ids.length; from += BATCH) {
      const some = ids.slice(from, from + BATCH);
      const select = this.selected(viewer, query).andWhere('o.id IN (:...some)', { some });
      yield inOrderOf(some, (await select.getRawMany<Row>()).map(toItem));
    }
  }

  /** Of a page only its own rows are read whole. */
  private async inNaturalOrder(
    viewer: Viewer,
    query: ListQuery,
    sorting: Sorting,
  ): Promise<Page<OrderListItem>> {
    const ids = await sortedIds(this.matching(viewer, query), sorting);
    const read = async (select: SelectQueryBuilder<Order>) => (await select.getRawMany<Row>()).map(toItem);
    const selected = () => this.selected(viewer, query);
    const items = query.range
      ? await rowsInOrder(pageOf(ids, query.range), (some) =>
          read(selected().andWhere('o.id IN (:...some)', { some })),
        )
      : inOrderOf(ids, await read(selected()));
    return { items, total: ids.length };
  }

  /** The rows of these orders, in their order. */
  async items(ids: readonly number[]): Promise<OrderListItem[]> {
    return rowsInOrder(ids, async (some) => {
      const sql = `${OF_ORDERS} WHERE o.id IN (${some.join()})`;
      return (await packedRows(this.db, { columns: NAMES, sql, values: [] })).map(toItem);
    });
  }

  private selected(viewer: Viewer, query: ListQuery): SelectQueryBuilder<Order> {
    return withColumns(this.matching(viewer, query));
  }

  private matching(viewer: Viewer, { filter }: ListQuery): SelectQueryBuilder<Order> {
    return applyOrderFilter(joined(this.db.manager).where(visibleTo(viewer)), filter, this.db.embedded);
  }
}

function withColumns(select: SelectQueryBuilder<Order>): SelectQueryBuilder<Order> {
  select.select([]);
  for (const [name, column] of Object.entries(COLUMNS)) select.addSelect(column, name);
  return select;
}

const joined = (manager: Database['manager']): SelectQueryBuilder<Order> =>
  manager
    .createQueryBuilder(Order, 'o')
    .leftJoin('o.customer', 'c')
    .leftJoin('c.state', 's')
    .leftJoin('o.created_by', 'u');

function sortingBy({ field, order }: NonNullable<ListQuery['sort']>): Sorting {
  const name = SORTED_AS[field] ?? field;
  if (!Object.hasOwn(COLUMNS, name)) throw new Malformed(messages.http.listQuery);
  const column = COLUMNS[name as keyof typeof COLUMNS];
  return { id: 'o.id', column, order, text: TEXTS.has(name), ties: 'DESC' };
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
    // mysql2 gives decimals as text, and raw rows pass by the column's transformer.
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
