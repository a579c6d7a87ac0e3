import { Malformed } from '../../platform/errors/app-errors.js';
import { anyOf, type Condition } from '../../platform/database/text-search.js';
import type { FilterValue, ListFilter } from '../../platform/http/list-query.js';
import { dayAfter, dayOf, isMonth, monthAfter, startOfMonth } from '../../platform/i18n/calendar.js';
import { messages } from '../../platform/i18n/messages.js';
import { customerAnswers } from '../domain/customer-answer.js';
import { DUE_DAYS, orderStatuses, orderTypes, type OrderStatus } from '../domain/order-types.js';
import { statusesOf } from '../domain/status-flow.js';
import { validityDays } from '../validity/validity.js';

/** A filter of the list. Both of its functions refuse a value of the wrong type as malformed. */
interface Filter {
  /** The statuses that it can leave; all unless it says. */
  statuses?: (value: Given) => readonly unknown[];
  /** The condition on an order `o` besides. */
  condition?: (value: Given) => Condition;
}

type Given = FilterValue | FilterValue[];

/** The orders that filters leave: those of these statuses that fulfil the conditions. */
export interface Narrowed {
  statuses: readonly OrderStatus[];
  conditions: readonly Condition[];
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

const ANSWERED = ['accepted', 'refused', 'asked'] as const;

/** The filters of the list besides `q`. Months are `YYYY-MM`; what the dashboard counts is found again by these filters. */
const FILTERS: Readonly<Record<string, Filter>> = {
  id: among('o.id'),
  // Quotes and orders have no status in common: the type follows from the status.
  type: {
    statuses: (value) => orderTypes.filter((type) => asPlain(value).includes(type)).flatMap(statusesOf),
  },
  status: { statuses: asPlain },
  customer_id: among('o.customer_id'),
  created_by_id: among('o.created_by_id'),
  ...months('created', 'o.created_at'),
  ...months('sent', 'o.sent_at'),
  // A draft that was cancelled without a reason is no answer (insights/order-facts.repository.ts).
  ...months('answered', 'COALESCE(o.approved_at, o.sent_at, o.lost_reason) IS NOT NULL AND o.answered_at'),
  // Approved at the moment of its answer; the index is that of the answers.
  ...months('approved', 'o.approved_at IS NOT NULL AND o.answered_at'),
  lost_reason: {
    statuses: () => ['cancelled'],
    condition: (value) => {
      const reasons = asPlain(value);
      if (!reasons.every((reason) => typeof reason === 'string')) throw malformed();
      const known = isOneOf('o.lost_reason', ['', ...reasons]);
      return reasons.includes(NO_REASON) ? anyOf([condition('o.lost_reason IS NULL'), known]) : known;
    },
  },
  answered: { statuses: (value) => chosen(value, { no: ['in_progress', 'waiting_response'] }) },
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
  sheet_id: { condition: (value) => naming('sheet_id', value) },
  bar_id: { condition: (value) => naming('bar_id', value) },
  component_id: { condition: (value) => naming('component_id', value) },
  operation_id: {
    condition: (value) => anyOf([isOneOf('o.operation_id', asIds(value)), naming('operation_id', value)]),
  },
  due: {
    statuses: () => statusesOf('order').filter((status) => status !== 'finished'),
    condition: (value) => {
      const today = dayOf(new Date().toISOString());
      return chosen(value, {
        late: condition('o.delivery_date < ?', today),
        week: condition('o.delivery_date >= ? AND o.delivery_date < ?', today, dayAfter(today, DUE_DAYS)),
      });
    },
  },
  customer_answer: {
    statuses: () => ['waiting_response'],
    condition: (value) => {
      const answers = value === 'answered' ? ANSWERED : customerAnswers.filter((answer) => answer === value);
      if (answers.length === 0) throw malformed();
      return isOneOf('o.customer_answer', answers);
    },
  },
  validity: {
    statuses: () => ['waiting_response'],
    condition: (value) => {
      const { today, soon } = validityDays();
      return chosen(value, {
        ended: condition("o.validity_key > '' AND o.validity_key < ?", today),
        ending: condition('o.validity_key >= ? AND o.validity_key <= ?', today, soon),
      });
    },
  },
  delivery_date_from: {
    // Without the seconds a stored time of that very minute, with or without its own, is not before it.
    condition: (value) => condition('o.delivery_key >= ?', asText(value).replace(/(T\d\d:\d\d):00$/, '$1')),
  },
  delivery_date_to: {
    condition: (value) => condition("o.delivery_key > '' AND o.delivery_key <= ?", lastSecond(asText(value))),
  },
};

/** Whether GET /api/orders takes a filter of this name. */
export const isFilter = (name: string): boolean => Object.hasOwn(FILTERS, name);

/** Turns filters into statuses and conditions, `q` aside; unknown and empty filters narrow nothing. @throws Malformed for a value of the wrong type */
export function narrowedBy(filter: ListFilter): Narrowed {
  const given = Object.entries(filter).flatMap(([name, value]): [Filter, Given][] => {
    const known = isFilter(name) && value !== null && value !== '' ? FILTERS[name] : undefined;
    return known ? [[known, value]] : [];
  });
  const left = given.map(([{ statuses }, value]) => statuses?.(value) ?? orderStatuses);
  return {
    statuses: orderStatuses.filter((status) => left.every((some) => some.includes(status))),
    conditions: given.flatMap(([{ condition: of }, value]) => of?.(value) ?? []),
  };
}

/** The last second of the day or the minute that ends a range. */
export const lastSecond = (to: string): string => to + 'T23:59:59'.slice(to.length - 'YYYY-MM-DD'.length);

/** A filter's value as text. @throws Malformed for one that is none */
export function asText(value: Given): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw malformed();
  return String(value).trim();
}

/** Answers the entry of a table under the filter's value. @throws Malformed for a value that has none */
function chosen<T>(value: Given, choices: Readonly<Record<string, T>>): T {
  const choice = typeof value === 'string' && Object.hasOwn(choices, value) ? choices[value] : undefined;
  if (choice === undefined) throw malformed();
  return choice;
}

/** One value or several, each a text or a number. */
function asPlain(value: Given): (string | number)[] {
  const values = [value].flat();
  if (!values.every((one) => typeof one === 'string' || typeof one === 'number')) throw malformed();
  return values;
}

function asIds(value: Given): number[] {
  const ids = [value].flat().map(Number);
  if (!ids.every((id) => Number.isSafeInteger(id))) throw malformed();
  return ids;
}

function among(column: string): Filter {
  return { condition: (value) => isOneOf(column, asPlain(value)) };
}

/** Orders with a part that names one of these entries of a catalogue. */
function naming(column: 'sheet_id' | 'bar_id' | 'component_id' | 'operation_id', value: Given): Condition {
  const { sql, values } = isOneOf(`p.${column}`, asIds(value));
  const named = `SELECT s.order_id FROM set_parts p JOIN order_sets s ON s.id = p.set_id WHERE ${sql}`;
  return condition(`o.id IN (${named})`, ...values);
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

function asMonth(value: Given): string {
  if (typeof value !== 'string' || !isMonth(value)) throw malformed();
  return value;
}

const malformed = () => new Malformed(messages.http.listQuery);
