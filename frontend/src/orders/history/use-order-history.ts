import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api';
import type { Order, OrderEvent } from '../types';

/** The order's events, newest first; every version of the order asks again, as each may have added one. */
export const useOrderHistory = ({ id, version }: Pick<Order, 'id' | 'version'>) =>
  useQuery({
    queryKey: ['orders', 'history', id, version],
    queryFn: ({ signal }) => api.get<OrderEvent[]>(`/orders/${id}/history`, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
