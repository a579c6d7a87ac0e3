import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api';
import { orderKeys } from '../data/keys';
import { type OrdersPageQuery, ordersApi } from '../data/orders-api';
import type { OrdersCount, OrdersPage } from '../data/types';
import type { Filters, SortField } from './filters';
import { serverFilter } from './only';

export const PAGE_SIZE = 50;

/** Pages so far from a page that is known are reached from its place; others are counted from the beginning. */
const NEAR = 10;
/** The server leaves out so many rows at most. */
const MOST_SKIPPED = 100_000;

/** Longer texts are searched for by their beginning. */
const LONGEST = 255;

/** The request to the server: filters as they were once typing rested. */
export interface Asked {
  filters: Filters;
  sort: { field: SortField; order: 'ASC' | 'DESC' };
  page: number;
}

const given = ({ q, type, status, from, to, only }: Filters): OrdersPageQuery =>
  Object.fromEntries(
    Object.entries({
      text: q.trim().slice(0, LONGEST),
      type,
      status,
      from,
      to,
      filter: only === '' ? '' : JSON.stringify(serverFilter(only)),
    }).filter(([, value]) => value !== ''),
  );

/** The place from which a page is asked for: that of the nearest page which was answered before. */
const wayTo = (client: QueryClient, { filters, sort, page }: Asked): OrdersPageQuery => {
  const known = (number: number) =>
    client.getQueryData<OrdersPage>(orderKeys.page({ filters, sort, page: number }));
  for (let distance = 1; distance <= NEAR && page > 1; distance += 1) {
    const skip = (distance - 1) * PAGE_SIZE;
    const after = known(page - distance)?.last;
    if (after) return { after, skip };
    const before = known(page + distance)?.first;
    if (before && distance < page) return { before, skip };
  }
  return { skip: Math.min((page - 1) * PAGE_SIZE, MOST_SKIPPED) };
};

/** The call that answers a page. */
export const pageQuery = (client: QueryClient, asked: Asked): OrdersPageQuery => ({
  ...given(asked.filters),
  sort: asked.sort.field,
  order: asked.sort.order,
  size: PAGE_SIZE,
  ...wayTo(client, asked),
});

/** A page of the list from the server, and how many orders there are; the former ones meanwhile. */
export const useOrdersPage = (asked: Asked) => {
  const client = useQueryClient();
  const { filters } = asked;
  const query = useQuery({
    queryKey: orderKeys.page(asked),
    queryFn: ({ signal }) => ordersApi.page(pageQuery(client, asked), signal),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
  const counted = useQuery<OrdersCount>({
    queryKey: [...orderKeys.list, 'count', filters],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/orders/count', { params: { query: given(filters) }, signal })),
    enabled: !query.isPlaceholderData && query.data?.count === null,
    placeholderData: keepPreviousData,
  });
  return { query, count: query.data?.count ?? counted.data };
};
