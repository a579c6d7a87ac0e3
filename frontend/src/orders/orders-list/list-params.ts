import { statuses, types } from '../../i18n/orders';
import type { Sort } from '../../ui';
import { columnsOf, columnsText } from './column-choice';
import { onlyOf } from './only';
import { type Filters, isSortable, NO_FILTERS } from './filters';

/** Filters, sorting, page and columns of the list, as its address holds them. */
export interface ListParams {
  filters: Filters;
  sort: Sort;
  page: number;
  /** Names of the columns that were chosen, with commas; empty: the standard ones. */
  columns: string;
}

/** Address of a list where it is not what the user's list opens with, and names nothing itself. */
const PLAIN = '?view=all';

export const DEFAULT_SORT: Sort = { field: 'id', order: 'DESC' };

/** A day, or a moment of it. */
const isMoment = (text: string) => /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text);

/** Values that each filter takes from an address. */
const TAKEN: Readonly<Record<keyof Filters, (text: string) => boolean>> = {
  q: () => true,
  type: (text) => text in types,
  status: (text) => text in statuses,
  from: isMoment,
  to: isMoment,
  only: () => true,
};

/** Reads an address; what it lacks, or what makes no sense there, is the default. */
export const readParams = (search: string): ListParams => {
  const query = new URLSearchParams(search);
  const names = Object.keys(NO_FILTERS) as (keyof Filters)[];
  const filters = Object.fromEntries(
    names.map((name) => {
      const text = name === 'only' ? onlyOf(query) : (query.get(name) ?? '');
      return [name, TAKEN[name](text) ? text : ''];
    }),
  ) as unknown as Filters;
  const field = query.get('sort') ?? '';
  return {
    filters,
    sort: isSortable(field) ? { field, order: query.get('order') === 'ASC' ? 'ASC' : 'DESC' } : DEFAULT_SORT,
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    columns: columnsText(columnsOf(query.get('columns') ?? '')),
  };
};

/**
 * The address for them: defaults are left out.
 * @param explicit whether that of the plain list says so, because one without anything opens with something else
 */
export const writeParams = ({ filters, sort, page, columns }: ListParams, explicit = false): string => {
  const { only, ...own } = filters;
  const query = new URLSearchParams(Object.entries(own).filter(([, value]) => value !== ''));
  new URLSearchParams(only).forEach((value, name) => query.set(name, value));
  if (sort.field !== DEFAULT_SORT.field || sort.order !== DEFAULT_SORT.order) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  if (columns !== '') query.set('columns', columns);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  if (text === '') return explicit ? PLAIN : '';
  return `?${text}`;
};
