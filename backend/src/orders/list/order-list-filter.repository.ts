import { searchWords } from '@forja/figures';
import type { SelectQueryBuilder } from 'typeorm';
import { narrow, type Condition } from '../../platform/database/text-search.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import { parseListQuery, type ListFilter } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import type { Order } from '../order.entity.js';
import type { OrderStatus } from '../domain/order-types.js';
import { ANSWER_FILTERS, type Apply } from './order-answer-filter.repository.js';
import { lastSecond } from './narrowing.js';
import { inOrder } from './text-candidates.repository.js';

type Select = SelectQueryBuilder<Order>;

/** Quotes without an answer have these. */
const OPEN_STATUSES: readonly OrderStatus[] = ['in_progress', 'waiting_response'];

/** The filters of the orders list besides `q`; `o` is the order. */
const FILTERS: Record<string, Apply> = {
  id: oneOf('id'),
  type: oneOf('type'),
  status: oneOf('status'),
  customer_id: oneOf('customer_id'),
  created_by_id: oneOf('created_by_id'),
  ...ANSWER_FILTERS,
  delivery_date_from: (select, value) => {
    // Without the seconds a stored time of that very minute, with or without its own, is not before it.
    select.andWhere('o.delivery_date >= :from', { from: asText(value).replace(/(T\d\d:\d\d):00$/, '$1') });
  },
  delivery_date_to: (select, value) => {
    select.andWhere('o.delivery_date <= :to', { to: lastSecond(asText(value)) });
  },
};

/** Whether GET /api/orders takes a filter of this name. */
export const isFilter = (name: string): boolean => Object.hasOwn(FILTERS, name);

/** Narrows the query to the orders that the filter asks for. @throws Malformed for a value of the wrong type */
export function applyOrderFilter(select: Select, filter: ListFilter, embedded: boolean): Select {
  const words = isGiven(filter.q) ? searchWords(asText(filter.q)) : [];
  for (const [index, word] of words.entries())
    narrow(select, inOrder(embedded, word), `searched${String(index)}`);
  for (const [apply, value] of given(filter)) apply(select, value);
  return select;
}

/**
 * The same filters as conditions of a query of one's own, without `q`.
 * @param filter JSON, as GET /api/orders takes it
 * @throws Malformed for one that is not of this form, or a value of the wrong type
 */
export function conditionsOf(filter: string | null | undefined): Condition[] {
  const conditions: Condition[] = [];
  const collected = {
    andWhere: (sql: string, parameters: Record<string, unknown> = {}) =>
      conditions.push(placed(sql, parameters)),
  };
  for (const [apply, value] of given(parseListQuery({ filter: filter ?? '' }).filter))
    apply(collected, value);
  return conditions;
}

/** The statuses that these filters leave, where it is known without asking: they are walked along alone. */
export function statusesOf(filter: string | null | undefined): readonly OrderStatus[] | null {
  const { lost_reason, answered, validity, customer_answer } = parseListQuery({
    filter: filter ?? '',
  }).filter;
  if (isGiven(validity) || isGiven(customer_answer)) return ['waiting_response'];
  if (isGiven(lost_reason)) return ['cancelled'];
  return isGiven(answered) ? OPEN_STATUSES : null;
}

/** Named parameters by their places. */
function placed(sql: string, parameters: Record<string, unknown>): Condition {
  let values: (string | number)[] = [];
  const text = sql.replace(/:(?:\.\.\.)?([a-z_]+)/gi, (_, name: string) => {
    const wanted = [parameters[name]].flat() as (string | number)[];
    values = values.concat(wanted);
    return wanted.map(() => '?').join();
  });
  return { sql: text, values };
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** What the filter asks for, but for `q`; an unknown one is left out. */
const given = (filter: ListFilter): [Apply, unknown][] =>
  Object.entries(filter).flatMap(([name, value]): [Apply, unknown][] => {
    const apply = isFilter(name) ? FILTERS[name] : undefined;
    return apply && isGiven(value) ? [[apply, value]] : [];
  });

function oneOf(column: 'id' | 'type' | 'status' | 'customer_id' | 'created_by_id'): Apply {
  return (select, value) => {
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) {
      throw new Malformed(messages.http.listQuery);
    }
    if (values.length === 0) select.andWhere('1 = 0');
    else select.andWhere(`o.${column} IN (:...${column}s)`, { [`${column}s`]: values });
  };
}

function asText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Malformed(messages.http.listQuery);
  return String(value).trim();
}
