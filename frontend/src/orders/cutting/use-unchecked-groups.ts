import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { orderKeys } from '../data/keys';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/order-state';
import { ordersApi } from '../data/orders-api';
import { groupTitle } from './group-title';

/** Parts of these types are cut from sheets and bars. */
const CUT: readonly string[] = ['material', 'sheet', 'bar'];

/** The materials and bars whose loss no plan has checked, by name; none once prices are sent or agreed. */
export const useUncheckedGroups = (): string[] => {
  const { order } = useOpenOrder();
  const isAsked =
    order.type === 'pre_order' &&
    order.status === 'in_progress' &&
    order.sets.some(({ parts }) => parts.some(({ type }) => type !== null && CUT.includes(type)));
  const { data = [] } = useQuery({
    queryKey: orderKeys.uncheckedCuts(order.id, pricedState(order)),
    queryFn: ({ signal }) => ordersApi.uncheckedCuts(order.id, signal),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  return isAsked ? data.map(groupTitle) : [];
};
