import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import type { Order } from '../data/types';

/** The server's page of events. */
const PAGE = 100;

/** The order's events, newest first and a page at a time; every change in the order asks again. */
export const useOrderHistory = ({ id, version }: Pick<Order, 'id' | 'version'>) =>
  useInfiniteQuery({
    queryKey: [...orderKeys.history(id), version],
    queryFn: ({ pageParam, signal }) => ordersApi.history(id, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
