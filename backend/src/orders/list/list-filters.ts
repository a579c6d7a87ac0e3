import { Malformed } from '../../platform/errors/app-errors.js';
import type { Condition } from '../../platform/database/text-search.js';
import type { ListFilter } from '../../platform/http/list-query.js';
import { dayAfter, dayOf, isMonth, monthAfter, startOfMonth } from '../../platform/i18n/calendar.js';
import { messages } from '../../platform/i18n/messages.js';
import { customerAnswers } from '../domain/customer-answer.js';
import { DUE_DAYS, orderStatuses, type OrderStatus, type OrderType } from '../domain/order-types.js';
import { validityDays } from '../validity/validity.js';

/** The filters of the list; absent ones narrow nothing. Dates are wall-clock texts. */
export interface Narrowing {
  text?: string | null;
  type?: OrderType | null;
  status?: OrderStatus | null;
  from?: string | null;
  to?: string | null;
  /** Filters that GET /api/orders takes, besides `q`. */
  filter: ListFilter;
}

interface Filter {
  /** The statuses that it leaves, where this follows from the filter alone. */
  statuses?: readonly OrderStatus[];
  /** The condition on an order `o`. @throws Malformed for a value of the wrong type */
  condition: (value: unknown) => Condition;
}

export const condition = (sql: string, ...values: (string | number)[]): Condition => ({ sql, values });

/** The condition that a column has one of these values. */
export const isOneOf = (column: string, values: readonly (string | number)[]): Condition =>
  values.length > 0
    ? condition(`${column} IN (${values.map(() => '?').join()})`, ...values)
    : condition('1 = 0');

/** A clause of all conditions; empty without any. */
export const where = (conditions: readonly Condition[]): string =>
  conditions.length > 0 ? `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}` : '';

export const valuesOf = (conditions: readonly Condition[]) => conditions.flatMap(({ values }) => values);

/** The value of `lost_reason` that asks for quotes without a known reason. */
const NO_REASON = 'unknown';

/** The filters of the list besides `q`. Months are `YYYY-MM`; what the dashboard counts is found again by these filters. */
const FILTERS: Readonly<Record<string, Filter>> = {
  id: among('id'),
  type: among('type'),
  status: among('status'),
  customer_id: among('customer_id'),
  created_by_id: among('created_by_id'),
  ...months('created', 'o.created_at'),
  ...months('sent', 'o.sent_at'),
  ...months('answered', 'o.answered_at'),
  // Approved at the moment of its answer; the index is that of the answers.
  ...months('approved', 'o.approved_at IS NOT NULL AND o.answered_at'),
  lost_reason: {
    statuses: ['cancelled'],
    condition: (value) => {
      const reasons = [value].flat();
      if (!reasons.every((reason) => typeof reason === 'string')) throw malformed();
      const { sql, values } = isOneOf('o.lost_reason', ['', ...reasons]);
      const unknown = reasons.includes(NO_REASON) ? 'o.lost_reason IS NULL OR ' : '';
      return condition(`o.status = 'cancelled' AND (${unknown}${sql})`, ...values);
    },
  },
  answered: {
    statuses: ['in_progress', 'waiting_response'],
    condition: (value) => {
      if (value !== 'no') throw malformed();
      return condition("o.status IN ('in_progress', 'waiting_response')");
    },
  },
  material_id: {
    condition: (value) => {
      // insights/ keeps the materials of approved orders, which its figures count.
      const { sql, values } = isOneOf('m.material_id', [0, ...asIds(value)]);
      return condition(
        `EXISTS (SELECT 1 FROM order_materials m WHERE m.order_id = o.id AND ${sql})`,
        ...values,
      );
    },
  },
  sheet_id: naming('sheet_id'),
  bar_id: naming('bar_id'),
  component_id: naming('component_id'),
  operation_id: {
    condition: (value) => {
      const own = isOneOf('o.operation_id', asIds(value));
      const parts = naming('operation_id').condition(value);
      return condition(`(${own.sql} OR ${parts.sql})`, ...own.values, ...parts.values);
    },
  },
  due: {
    statuses: orderStatuses.filter((status) => status !== 'finished'),
    condition: (value) => {
      const today = dayOf(new Date().toISOString());
      const open = "o.type = 'order' AND o.status <> 'finished'";
      if (value === 'late') return condition(`${open} AND o.delivery_date < ?`, today);
      if (value !== 'week') throw malformed();
      const until = dayAfter(today, DUE_DAYS);
      return condition(`${open} AND o.delivery_date >= ? AND o.delivery_date < ?`, today, until);
    },
  },
  customer_answer: {
    statuses: ['waiting_response'],
    condition: (value) => {
      if (value === 'answered')
        return condition(
          "o.status = 'waiting_response' AND o.customer_answer IN ('accepted', 'refused', 'asked')",
        );
      const answer = customerAnswers.find((one) => one === value);
      if (!answer) throw malformed();
      return condition("o.status = 'waiting_response' AND o.customer_answer = ?", answer);
    },
  },
  validity: {
    statuses: ['waiting_response'],
    condition: (value) => {
      const { today, soon } = validityDays();
      const open = "o.status = 'waiting_response'";
      if (value === 'ended')
        return condition(`${open} AND o.validity_key > '' AND o.validity_key < ?`, today);
      if (value !== 'ending') throw malformed();
      return condition(`${open} AND o.validity_key >= ? AND o.validity_key <= ?`, today, soon);
    },
  },
  delivery_date_from: {
    // Without the seconds a stored time of that very minute, with or without its own, is not before it.
    condition: (value) => condition('o.delivery_date >= ?', asText(value).replace(/(T\d\d:\d\d):00$/, '$1')),
  },
  delivery_date_to: {
    condition: (value) => condition('o.delivery_date <= ?', lastSecond(asText(value))),
  },
};

/** Whether GET /api/orders takes a filter of this name. */
export const isFilter = (name: string): boolean => Object.hasOwn(FILTERS, name);

/** The conditions of the filters, without `q`; unknown ones are left out. @throws Malformed for a value of the wrong type */
export const conditionsOf = (filter: ListFilter): Condition[] =>
  given(filter).map(([{ condition: of }, value]) => of(value));

/** Whether orders of this status can be left by the filters. */
export const leavesStatus = (filter: ListFilter, status: OrderStatus): boolean =>
  given(filter).every(([{ statuses }]) => statuses?.includes(status) ?? true);

/** The conditions of the dates of delivery that a list is narrowed by. */
export function datesOf({ from, to }: Narrowing): Condition[] {
  return [
    ...(from ? [condition('o.delivery_key >= ?', from)] : []),
    ...(to ? [condition("o.delivery_key > '' AND o.delivery_key <= ?", lastSecond(to))] : []),
  ];
}

/** The last second of the day or the minute that ends a range. */
export const lastSecond = (to: string): string => to + 'T23:59:59'.slice(to.length - 'YYYY-MM-DD'.length);

export const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/** A filter's value as text. @throws Malformed for one that is none */
export function asText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw malformed();
  return String(value).trim();
}

const given = (filter: ListFilter): [Filter, unknown][] =>
  Object.entries(filter).flatMap(([name, value]): [Filter, unknown][] => {
    const known = isFilter(name) ? FILTERS[name] : undefined;
    return known && isGiven(value) ? [[known, value]] : [];
  });

function among(column: 'id' | 'type' | 'status' | 'customer_id' | 'created_by_id'): Filter {
  return {
    condition: (value) => {
      const values: unknown[] = [value].flat();
      if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) throw malformed();
      return isOneOf(`o.${column}`, values);
    },
  };
}

/** Orders with a part that names one of these entries of a catalogue. */
function naming(column: 'sheet_id' | 'bar_id' | 'component_id' | 'operation_id'): Filter {
  return {
    condition: (value) => {
      const { sql, values } = isOneOf(`p.${column}`, asIds(value));
      const named = `SELECT s.order_id FROM set_parts p JOIN order_sets s ON s.id = p.set_id WHERE ${sql}`;
      return condition(`o.id IN (${named})`, ...values);
    },
  };
}

function asIds(value: unknown): number[] {
  const ids = [value].flat().map(Number);
  if (!ids.every((id) => Number.isSafeInteger(id))) throw malformed();
  return ids;
}

/** `<name>_from` and `<name>_to`: the first and the last month, both included. */
function months(name: string, moment: string): Record<string, Filter> {
  return {
    [`${name}_from`]: { condition: (value) => condition(`${moment} >= ?`, startOfMonth(asMonth(value))) },
    [`${name}_to`]: {
      condition: (value) => condition(`${moment} < ?`, startOfMonth(monthAfter(asMonth(value), 1))),
    },
  };
}

function asMonth(value: unknown): string {
  if (typeof value !== 'string' || !isMonth(value)) throw malformed();
  return value;
}

const malformed = () => new Malformed(messages.http.listQuery);
