import { useEffect, useMemo } from 'react';
import { type Sort, useDebounced } from '../../ui';
import type { OrdersCount } from '../data/types';
import { filterOrders, indexOrders, isSortable } from './filters';
import { DEFAULT_SORT } from './list-params';
import { useListParams } from './use-list-params';
import { useLiveList } from './use-live-list';
import { type Asked, PAGE_SIZE, useOrdersPage } from './use-orders-page';

export { PAGE_SIZE } from './use-orders-page';

/** The server is asked once typing rested for so long, in milliseconds; the rows that are here answer at once. */
const RESTS_MS = 150;

const askedFor = ({ field, order }: Sort): Asked['sort'] =>
  isSortable(field) ? { field, order } : { field: 'id', order: DEFAULT_SORT.order };

/** What is known of the number of orders. */
const countsOf = (count: OrdersCount | undefined) => {
  const { quotes, orders, more, total } = count ?? { quotes: 0, orders: 0, more: false, total: 0 };
  const matching = quotes + orders;
  return {
    matching,
    /** As many of them are orders, the others quotes. */
    matchingOrders: orders,
    total,
    counted: count !== undefined,
    /** Whether there are more than were counted. */
    uncounted: more,
    /** Pages of what was counted. */
    known: Math.max(1, Math.ceil(matching / PAGE_SIZE)),
  };
};

/** A page of the list from the server; while a filter is on its way there, the rows that are here are narrowed by it. */
export const useOrdersView = () => {
  const params = useListParams();
  const { filters, sort, page, setPage } = params;
  const q = useDebounced(filters.q, RESTS_MS);
  const asked = { filters: { ...filters, q }, sort: askedFor(sort), page };
  const { query, count } = useOrdersPage(asked);
  const { data } = query;
  const pending = query.isPlaceholderData || q !== filters.q;
  const rows = useMemo(() => {
    const narrowed = data && pending ? filterOrders(data.items, filters) : data?.items;
    // That none of these is left does not mean that there is none.
    return pending && narrowed?.length === 0 ? undefined : narrowed && indexOrders(narrowed);
  }, [data, pending, filters]);
  const live = useLiveList(asked, !pending);
  const { matching, known, ...counts } = countsOf(count);
  const beyond = counts.counted && !counts.uncounted && !pending && page > known;
  useEffect(() => {
    if (beyond) setPage(known);
  }, [beyond, known, setPage]);
  return {
    ...params,
    query,
    live,
    pages: counts.uncounted && data?.more ? Math.max(known, page + 1) : known,
    rows: beyond ? undefined : rows,
    matching,
    ...counts,
    filtered: Object.values(filters).some((value) => value !== ''),
  };
};

export type OrdersView = ReturnType<typeof useOrdersView>;
