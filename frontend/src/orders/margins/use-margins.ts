import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../providers';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/priced-state';

/** What the open order costs and leaves, anew after each change of it; asked for only for who may see it. */
export const useMargins = () => {
  const { order } = useOpenOrder();
  const { canViewCosts } = useSession();
  return useQuery({
    queryKey: orderKeys.margins(order.id, pricedState(order)),
    queryFn: ({ signal }) => ordersApi.margins(order.id, signal),
    placeholderData: keepPreviousData,
    enabled: canViewCosts,
  });
};
