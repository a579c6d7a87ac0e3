import type { ListParams } from './list-params';
import { serverFilter } from './only';

/** The columns of the list by the names that the server sorts by, where those differ. */
const SORTED_AS: Readonly<Record<string, string>> = {
  customer: 'customer.name',
  document: 'customer.cnpj',
  state: 'customer.state',
  address: 'customer.address',
};

const pathOf = ({ field, order }: ListParams['sort'], filter: object): string => {
  const sort = JSON.stringify([SORTED_AS[field] ?? field, order]);
  return `/exports/orders?${new URLSearchParams({ sort, filter: JSON.stringify(filter) })}`;
};

/** The file of the orders that the filters leave, after /api. */
export const exportPath = ({ filters, sort }: Pick<ListParams, 'filters' | 'sort'>): string => {
  const { q, type, status, from, to, only } = filters;
  const wanted = { ...serverFilter(only), q, type, status, delivery_date_from: from, delivery_date_to: to };
  const given = Object.entries(wanted).filter(([, value]) => value !== '');
  return pathOf(sort, Object.fromEntries(given));
};

/** The file of these orders. */
export const selectionPath = (id: readonly number[], sort: ListParams['sort']): string =>
  pathOf(sort, { id });
