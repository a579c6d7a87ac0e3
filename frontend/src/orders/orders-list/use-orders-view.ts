import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../providers';
import { type Sort, useDebounced } from '../../ui';
import type { OrdersCount } from '../data/types';
import { filterOrders, type Filters, indexOrders, isSortable, NO_FILTERS } from './filters';
import { DEFAULT_SORT, type ListParams, readParams, writeParams } from './list-params';
import { hasDefaultView, rememberStart, startAddress } from './start-address';
import { useLiveList } from './use-live-list';
import { type Asked, PAGE_SIZE, useOrdersPage } from './use-orders-page';

/**
 * The list's parameters. They live here, so that a keystroke redraws the list and not the application, and are
 * mirrored in the address, so that they survive a trip to an order and back. An address without any opens with the user's
 * default view, else with the columns that were chosen last.
 */
const useListParams = () => {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [{ bare, initial }] = useState(() => {
    const { search } = window.location;
    return { bare: search === '', initial: readParams(search || startAddress(userId)) };
  });
  const [params, setParams] = useState<ListParams>(initial);
  useEffect(() => {
    const address = window.location.pathname + writeParams(params, hasDefaultView(userId));
    window.history.replaceState(window.history.state, '', address);
  }, [params, userId]);
  return {
    ...params,
    setFilters: (filters: Partial<Filters>) =>
      setParams((old) => ({ ...old, filters: { ...old.filters, ...filters }, page: 1 })),
    clearFilters: () => setParams((old) => ({ ...old, filters: NO_FILTERS, page: 1 })),
    setSort: (sort: Sort) => setParams((old) => ({ ...old, sort, page: 1 })),
    setPage: (page: number) => setParams((old) => ({ ...old, page })),
    setColumns: (columns: string) => {
      rememberStart(userId, { columns });
      setParams((old) => ({ ...old, columns }));
    },
    /** Takes all from an address, behind its question mark. */
    show: (query: string) => setParams(readParams(query)),
    /** Nothing was asked for: neither by the address, nor on the screen since. */
    untouched: bare && params === initial,
  };
};

export { PAGE_SIZE } from './use-orders-page';

/** The server is asked once typing rested for so long, in milliseconds; the rows that are here answer at once. */
const RESTS_MS = 150;

const askedFor = ({ field, order }: Sort): Asked['sort'] =>
  isSortable(field) ? { field, order } : { field: 'id', order: DEFAULT_SORT.order };

/** Number of orders, as far as it is known. */
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
