import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { answer, api, byId, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { orderKeys } from '../data/keys';
import { useOpenOrder } from '../data/open-order';
import { savedVersions } from '../data/order-state';
import { ordersApi } from '../data/orders-api';
import { setsApi } from '../data/parts-api';
import type { Order } from '../data/types';
import { withSet } from '../data/use-order';

const text = texts.orders.breaks;

/** The state that breaks follow from, in a text: with another text they are other figures. */
const stateOf = (order: Order): string =>
  JSON.stringify([order.status, order.markup, order.breaks, savedVersions(order)]);

/** Whether the quote offers other quantities. */
export const hasBreaks = ({ breaks, sets }: Order): boolean =>
  breaks.length > 0 || sets.some((set) => set.breaks.length > 0);

/** The open quote's breaks with their prices, anew after each change of the quote. */
export const useBreaks = () => {
  const { order } = useOpenOrder();
  return useQuery({
    queryKey: orderKeys.breaks(order.id, stateOf(order)),
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/breaks', { ...byId(order.id), signal })),
    placeholderData: keepPreviousData,
    enabled: hasBreaks(order),
  });
};

/** The prices of these quantities. @param setId null: the whole quote's */
export const useBreaksPreview = (setId: number | null, quantities: readonly number[]) => {
  const { order } = useOpenOrder();
  const asked = JSON.stringify([setId, quantities, stateOf(order)]);
  return useQuery({
    queryKey: orderKeys.breaks(order.id, asked),
    queryFn: async ({ signal }) => {
      const query = { quantities: [...quantities], ...(setId !== null && { set_id: setId }) };
      const call = api.GET('/api/orders/{id}/breaks', { params: { path: { id: order.id }, query }, signal });
      const { quote, sets } = await answer(call);
      return setId === null ? quote : (sets[0]?.breaks ?? []);
    },
    enabled: quantities.length > 0,
  });
};

/** The breaks of a set, or (null) of the whole quote. */
interface BreaksChange {
  setId: number | null;
  breaks: number[];
}

/** Stores breaks, one after the other. @param onSaved is called once all are stored */
export const useSaveBreaks = (onSaved: () => void) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  return useMutation({
    // Waits for a save of the same order, and lets later ones wait: each needs the version that the other made.
    scope: { id: `order-${order.id}` },
    mutationFn: async (changes: readonly BreaksChange[]) => {
      for (const { setId, breaks } of changes) {
        const now = cache.current() ?? order;
        if (setId === null) {
          await cache.take(await ordersApi.change(order.id, { breaks }, now.version));
        } else {
          const version = now.sets.find(({ id }) => id === setId)?.version;
          const answer = await setsApi.update(setId, { breaks, version });
          cache.change((old) => withSet(old, answer));
        }
      }
      void cache.refresh();
    },
    onSuccess: () => {
      toast(text.saved, 'success');
      onSaved();
    },
    onError: (error) => {
      toast(messageOf(error, text.saveFailed));
      void cache.refresh();
    },
  });
};
