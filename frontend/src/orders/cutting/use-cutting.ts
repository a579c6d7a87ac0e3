import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '../../i18n';
import { formatMoney, useToast } from '../../ui';
import { orderKeys } from '../data/keys';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/order-state';
import { ordersApi } from '../data/orders-api';
import type { Cutting } from './types';
import { useCutPlan } from './use-cut-plan';

const text = texts.orders.cutting;

/** The order's cutting plan, its settings as they are chosen, and what can be done with it. */
export const useCutting = () => {
  const { order, cache } = useOpenOrder();
  const client = useQueryClient();
  const toast = useToast();
  const key = orderKeys.cutting(order.id, `${pricedState(order)} ${order.version}`);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ordersApi.cutting(order.id, signal),
    placeholderData: keepPreviousData,
  });
  const { failed, ...work } = useCutPlan({
    plan: data,
    compute: (chosen, signal) => ordersApi.computeCutting(order.id, chosen, signal),
    change: (asked) => ordersApi.changeCutSheet(order.id, asked),
    onPlan: (plan) => {
      client.setQueryData(key, plan);
      void client.invalidateQueries({ queryKey: orderKeys.uncheckedCuts(order.id) });
    },
    refetch,
  });
  const applying = useMutation({
    // Waits for a save of the same order, and lets later ones wait.
    scope: { id: `order-${order.id}` },
    mutationFn: (shown: Cutting) => ordersApi.applyCuttingLoss(order.id, shown),
    onSuccess: async (changed, shown) => {
      await cache.take(changed);
      void cache.refreshHistory();
      void client.invalidateQueries({ queryKey: orderKeys.list });
      toast(text.applied(formatMoney(shown.total), formatMoney(changed.totals.total)), 'success');
    },
    onError: (failure) => {
      failed(text.applyFailed)(failure);
      void cache.refresh();
    },
  });
  return {
    data,
    error,
    refetch,
    ...work,
    apply: (shown: Cutting) => applying.mutateAsync(shown).catch(() => undefined),
  };
};
