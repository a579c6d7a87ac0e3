import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useOpenOrder } from '../data/open-order';
import { orderKeys } from '../data/keys';
import { type LiveTotalsRequest, ordersApi } from '../data/orders-api';
import { pricedState } from '../data/priced-state';

/** So long an answer is kept that is no longer shown: what was typed is rarely typed again. */
const KEPT_MS = 30_000;

/**
 * What the open order comes to, and a selection or a part as it is being edited; anew after each change. The former
 * answer is shown meanwhile.
 */
export const useLiveTotals = (request: LiveTotalsRequest, enabled = true) => {
  const { order } = useOpenOrder();
  return useQuery({
    queryKey: orderKeys.liveTotals(order.id, pricedState(order), request),
    queryFn: ({ signal }) => ordersApi.liveTotals(order.id, request, signal),
    placeholderData: keepPreviousData,
    gcTime: KEPT_MS,
    enabled,
  });
};
