import { Malformed } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { dayAfter, dayOf, isMonth, monthAfter, startOfMonth } from '../../platform/i18n/calendar.js';
import { customerAnswers } from '../domain/customer-answer.js';
import { DUE_DAYS, productionStatuses } from '../domain/order-types.js';
import { validityDays } from './validity.js';

/** What takes conditions on an order `o`: a query, or a list of conditions. */
export interface Narrowed {
  /** @param parameters by name: `:name` is a value, `:...name` several */
  andWhere(sql: string, parameters?: Record<string, unknown>): unknown;
}

/** Narrows by a wanted value. @throws Malformed for a value of the wrong type */
export type Apply = (select: Narrowed, value: unknown) => void;

/** What `lost_reason` asks for where no reason is known. */
export const NO_REASON = 'unknown';

/** Filters by what became of an order: what the dashboard counts is found again by them. Months are `YYYY-MM`. */
export const ANSWER_FILTERS: Record<string, Apply> = {
  ...months('created', 'created_at'),
  ...months('sent', 'sent_at'),
  ...months('answered', 'answered_at'),
  // Approved at the moment of its answer; the index is that of the answers.
  ...months('approved', 'answered_at', 'o.approved_at IS NOT NULL'),
  lost_reason: (select, value) => {
    const reasons = (Array.isArray(value) ? value : [value]) as unknown[];
    if (!reasons.every((reason) => typeof reason === 'string')) throw new Malformed(messages.http.listQuery);
    const known = reasons.includes(NO_REASON) ? 'o.lost_reason IS NULL OR ' : '';
    select.andWhere(`(${known}o.lost_reason IN (:...reasons))`, { reasons: ['', ...reasons] });
    select.andWhere("o.status = 'cancelled'");
  },
  answered: (select, value) => {
    if (value !== 'no') throw new Malformed(messages.http.listQuery);
    select.andWhere("o.status IN ('in_progress', 'waiting_response')");
  },
  material_id: (select, value) => {
    const materials = (Array.isArray(value) ? value : [value]) as unknown[];
    if (!materials.every((id) => Number.isSafeInteger(Number(id))))
      throw new Malformed(messages.http.listQuery);
    // Kept with approved orders by insights/, whose figures this finds again.
    const has =
      'SELECT 1 FROM order_materials m WHERE m.order_id = o.id AND m.material_id IN (:...materials)';
    select.andWhere(`EXISTS (${has})`, { materials: [0, ...materials.map(Number)] });
  },
  due: (select, value) => {
    const today = dayOf(new Date().toISOString());
    select.andWhere("o.type = 'order' AND o.status <> :finished", { finished: productionStatuses[2] });
    if (value === 'late') select.andWhere('o.delivery_date < :today', { today });
    else if (value === 'week') {
      const until = dayAfter(today, DUE_DAYS);
      select.andWhere('o.delivery_date >= :today AND o.delivery_date < :until', { today, until });
    } else throw new Malformed(messages.http.listQuery);
  },
  customer_answer: (select, value) => {
    if (!(customerAnswers as readonly unknown[]).includes(value))
      throw new Malformed(messages.http.listQuery);
    select.andWhere("o.status = 'waiting_response' AND o.customer_answer = :answer", { answer: value });
  },
  validity: (select, value) => {
    const { today, soon } = validityDays();
    select.andWhere("o.status = 'waiting_response'");
    if (value === 'ended') select.andWhere("o.validity_key > '' AND o.validity_key < :today", { today });
    else if (value === 'ending') {
      select.andWhere('o.validity_key >= :today AND o.validity_key <= :soon', { today, soon });
    } else throw new Malformed(messages.http.listQuery);
  },
};

/** `<name>_from` and `<name>_to`: the first and the last month, both included. */
function months(
  name: string,
  column: 'created_at' | 'sent_at' | 'answered_at',
  besides = '1 = 1',
): Record<string, Apply> {
  const [from, to] = [`${name}_from`, `${name}_to`];
  return {
    [from]: (select, value) => {
      select.andWhere(`o.${column} >= :${from} AND ${besides}`, { [from]: startOfMonth(asMonth(value)) });
    },
    [to]: (select, value) => {
      const end = startOfMonth(monthAfter(asMonth(value), 1));
      select.andWhere(`o.${column} < :${to} AND ${besides}`, { [to]: end });
    },
  };
}

function asMonth(value: unknown): string {
  if (typeof value !== 'string' || !isMonth(value)) throw new Malformed(messages.http.listQuery);
  return value;
}
