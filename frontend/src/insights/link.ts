import type { OrdersFilter } from '../api';
import { paths } from '../routes';

/** The orders list narrowed to exactly what a figure counts. */
export const listLink = (filter: OrdersFilter): string => {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return `${paths.orders}?${query.toString()}`;
};
