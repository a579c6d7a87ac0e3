import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { formatMoney, useToast } from '../../ui';
import { orderKeys } from '../data/keys';
import { useOpenOrder } from '../data/open-order';
import { pricedState } from '../data/order-state';
import { ordersApi } from '../data/orders-api';
import type { Cutting } from './types';
import { useChosenSettings } from './use-chosen-settings';
import { useGroupSearches } from './use-group-searches';

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
  const { settings, isChanged, change, reset } = useChosenSettings(data?.settings);
  const { compute, ...searches } = useGroupSearches({
    compute: (chosen, signal) => ordersApi.computeCutting(order.id, chosen, signal),
    onPlan: (plan) => {
      client.setQueryData(key, plan);
      void client.invalidateQueries({ queryKey: orderKeys.uncheckedCuts(order.id) });
    },
    change: (asked) => ordersApi.changeCutSheet(order.id, asked),
    onFailed: (failure, fallback) => {
      toast(messageOf(failure, fallback));
      void refetch();
    },
    onEnd: (found, all) => {
      if (found > 0) reset();
      // A group that failed or was left has the plan that it had.
      if (found < all) void refetch();
    },
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
      toast(messageOf(failure, text.applyFailed));
      void refetch();
      void cache.refresh();
    },
  });
  return {
    data,
    error,
    refetch,
    settings,
    isChanged,
    change,
    compute: () => data && settings && compute(data.groups, settings),
    ...searches,
    apply: (shown: Cutting) => applying.mutateAsync(shown).catch(() => undefined),
  };
};
