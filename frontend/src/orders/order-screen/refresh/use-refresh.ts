import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { orderKeys } from '../../data/keys';
import { useOpenOrder } from '../../data/open-order';
import { ordersApi } from '../../data/orders-api';
import type { RefreshPreview } from '../../data/types';

const { screen } = texts.orders;

/**
 * What Recalcular would make of all parts, and storing it as it was shown. Where something changed in between, the server
 * refuses and the list is made anew: it has to be confirmed again.
 * @param onStored is called once it is stored
 */
export const useRefresh = (onStored: () => void) => {
  const { order, cache } = useOpenOrder();
  const client = useQueryClient();
  const toast = useToast();
  const [outdated, setOutdated] = useState(false);
  const preview = useQuery({
    queryKey: orderKeys.refreshPreview(order.id),
    queryFn: ({ signal }) => ordersApi.refreshPreview(order.id, signal),
    // Each opening asks what counts now.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const storing = useMutation({
    // Waits for a save or another markup of the same order, and lets later ones wait.
    scope: { id: `order-${order.id}` },
    mutationFn: (shown: RefreshPreview) => ordersApi.refresh(order.id, shown),
    onSuccess: async (answer) => {
      await cache.take(answer);
      void cache.refreshHistory();
      void client.invalidateQueries({ queryKey: orderKeys.list });
      toast(screen.recalculated, 'success');
      onStored();
    },
    onError: (error) => {
      toast(messageOf(error, screen.recalculateFailed));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setOutdated(true);
      void preview.refetch();
      void cache.refresh();
    },
  });
  return { preview, outdated, storing: storing.isPending, store: storing.mutate };
};
