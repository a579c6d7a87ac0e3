import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSession } from '../../providers';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';

/** What the margins follow from: another text, other margins. */
const stateOf = ({ sets, totals }: Order): string =>
  JSON.stringify([
    totals.discount,
    totals.icms,
    sets.map(({ id, version, parts }) => [id, version, parts.map((part) => `${part.id}.${part.version}`)]),
  ]);

/** What the open order costs and leaves, anew after each change of it; asked for only for who may see it. */
export const useMargins = () => {
  const { order } = useOpenOrder();
  const { canViewCosts } = useSession();
  return useQuery({
    queryKey: orderKeys.margins(order.id, stateOf(order)),
    queryFn: ({ signal }) => ordersApi.margins(order.id, signal),
    placeholderData: keepPreviousData,
    enabled: canViewCosts,
  });
};
