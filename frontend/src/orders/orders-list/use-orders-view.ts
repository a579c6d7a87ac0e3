import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Sort } from '../../ui';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import { type Filters, filterOrders, indexOrders, NO_FILTERS, sortOrders } from './filters';
import { type ListParams, readParams, writeParams } from './list-params';

export const PAGE_SIZE = 50;

/**
 * The list's parameters. They live here, so that a keystroke redraws the list and not the application, and are
 * mirrored in the address, so that they survive a trip to an order and back.
 */
const useListParams = () => {
  const [params, setParams] = useState<ListParams>(() => readParams(window.location.search));
  useEffect(() => {
    const address = window.location.pathname + writeParams(params);
    window.history.replaceState(window.history.state, '', address);
  }, [params]);
  const change = useMemo(
    () => ({
      setFilters: (filters: Partial<Filters>) =>
        setParams((old) => ({ ...old, filters: { ...old.filters, ...filters }, page: 1 })),
      clearFilters: () => setParams((old) => ({ ...old, filters: NO_FILTERS, page: 1 })),
      setSort: (sort: Sort) => setParams((old) => ({ ...old, sort, page: 1 })),
      setPage: (page: number) => setParams((old) => ({ ...old, page })),
    }),
    [],
  );
  return { ...params, ...change };
};

/** The loaded orders, narrowed, sorted and cut to a page, all in the browser. */
export const useOrdersView = () => {
  const params = useListParams();
  const query = useQuery({
    queryKey: orderKeys.list,
    queryFn: ({ signal }) => ordersApi.list(signal),
    refetchOnMount: 'always',
  });
  const indexed = useMemo(() => query.data && indexOrders(query.data), [query.data]);
  const sorted = useMemo(() => indexed && sortOrders(indexed, params.sort), [indexed, params.sort]);
  const { filters } = params;
  const matching = useMemo(() => sorted && filterOrders(sorted, filters), [sorted, filters]);
  const matchingOrders = useMemo(
    () => matching?.filter(({ order }) => order.type === 'order').length ?? 0,
    [matching],
  );
  const pages = Math.max(1, Math.ceil((matching?.length ?? 0) / PAGE_SIZE));
  const page = Math.min(params.page, pages);
  const rows = useMemo(() => matching?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), [matching, page]);
  return {
    ...params,
    query,
    page,
    pages,
    rows,
    matching: matching?.length ?? 0,
    /** As many of them are orders, the others quotes. */
    matchingOrders,
    total: query.data?.length ?? 0,
    filtered: Object.values(params.filters).some((value) => value !== ''),
  };
};

export type OrdersView = ReturnType<typeof useOrdersView>;
