import { ORDER_COLUMNS } from '@forja/figures';
import { Malformed } from '../../../platform/errors/app-errors.js';
import { orderStatuses, orderTypes } from '../../domain/order-types.js';
import { sortFields } from '../list-sorting.js';
import { isFilter, narrowedBy } from '../list-filters.js';

type Taken = (value: string) => boolean;

const oneOf =
  (known: readonly string[]): Taken =>
  (value) =>
    known.includes(value);

const isMoment: Taken = (value) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(value) && !Number.isNaN(Date.parse(value));

/** Values that each part of a list's address takes, besides the filters of GET /api/orders. */
const TAKEN: Readonly<Record<string, Taken>> = {
  q: () => true,
  type: oneOf(orderTypes),
  status: oneOf(orderStatuses),
  from: isMoment,
  to: isMoment,
  sort: oneOf(sortFields),
  order: oneOf(['ASC', 'DESC']),
  page: (value) => /^[1-9]\d*$/.test(value),
  columns: (value) => value.split(',').every(oneOf(ORDER_COLUMNS)),
};

function takesFilter(name: string, value: string): boolean {
  try {
    narrowedBy({ [name]: value });
    return isFilter(name);
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

/** The first part of a list's address that the list would not understand; undefined where it understands all. */
export function notUnderstood(query: string): string | undefined {
  const wrong = [...new URLSearchParams(query)].find(([name, value]) => {
    const taken = Object.hasOwn(TAKEN, name) ? TAKEN[name] : undefined;
    return !(taken ? value === '' || taken(value) : takesFilter(name, value));
  });
  return wrong?.join('=');
}
