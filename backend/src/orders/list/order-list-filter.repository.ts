import type { SelectQueryBuilder } from 'typeorm';
import { containing } from '../../platform/database/text-search.js';
import { Malformed } from '../../platform/errors/app-errors.js';
import type { ListFilter } from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import type { Order } from '../order.entity.js';
import { ANSWER_FILTERS } from './order-answer-filter.repository.js';

type Select = SelectQueryBuilder<Order>;
type Apply = (select: Select, value: unknown) => void;

/** The filters of the orders list; `o` is the order, `c` its customer. An unknown one is left out. */
const FILTERS: Record<string, Apply> = {
  q: (select, value) => {
    const text = asText(value);
    const code = /^#?0*(\d{1,9})$/.exec(text)?.[1];
    const ofCustomer = containing(select, { texts: ['c.name'], numbers: ['c.cnpj', 'c.cpf'] }, text);
    select.andWhere(code ? `(${ofCustomer} OR o.id = :code)` : ofCustomer, { code: Number(code) });
  },
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
    select.andWhere('o.delivery_date <= :to', { to: endOf(asText(value)) });
  },
};

/** Narrows the query to the orders that the filter asks for. @throws Malformed for a value of the wrong type */
export function applyOrderFilter(select: Select, filter: ListFilter): Select {
  for (const [name, value] of Object.entries(filter)) {
    const isGiven = value !== null && value !== '';
    if (isGiven && Object.hasOwn(FILTERS, name)) FILTERS[name]?.(select, value);
  }
  return select;
}

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

/** The last second of what a date, or a time without seconds, covers. */
function endOf(moment: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(moment)) return `${moment}T23:59:59`;
  return /T\d\d:\d\d$/.test(moment) ? `${moment}:59` : moment;
}

function asText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new Malformed(messages.http.listQuery);
  return String(value).trim();
}
