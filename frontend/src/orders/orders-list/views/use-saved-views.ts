import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answer, api, byId } from '../../../api';
import type { components } from '../../../api/schema';
import { useSession } from '../../../providers';
import { orderKeys } from '../../data/keys';
import type { SavedView } from '../../data/types';
import { readParams, writeParams } from '../list-params';
import { rememberStart, startAddress } from '../start-address';
import type { OrdersView } from '../use-orders-view';

/** Views that change seldom are asked for again after so long, in milliseconds. */
const STALE_MS = 60_000;

const change = (id: number, body: components['schemas']['UpdateSavedViewDto']) =>
  api.PUT('/api/order-views/{id}', { ...byId(id), body });

/** Address of what a view shows, in the one way in which an address says it; that of a page is none of it. */
const addressOf = (query: string): string => writeParams({ ...readParams(query), page: 1 });

/** The saved views, which of them the list shows, and what can be done with them. */
export const useSavedViews = (list: OrdersView) => {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const client = useQueryClient();
  const query = useQuery({
    queryKey: orderKeys.views,
    queryFn: ({ signal }) => answer(api.GET('/api/order-views', { signal })),
    staleTime: STALE_MS,
  });
  const { data } = query;
  const { untouched, show } = list;
  useEffect(() => {
    if (!data) return;
    const before = startAddress(userId);
    rememberStart(userId, { view: data.find((view) => view.default)?.query });
    const now = startAddress(userId);
    // Chosen on another device, or changed there: a list that opened without an address follows.
    if (untouched && now !== before) show(now);
  }, [data, userId, untouched, show]);

  const reload = () => client.invalidateQueries({ queryKey: orderKeys.views });
  const here = writeParams({ ...list, page: 1 });
  return {
    query,
    views: data ?? [],
    /** The list's filters, sorting and columns as a view keeps them. */
    here: here.slice(1),
    shown: data?.find((view) => addressOf(view.query) === here),
    save: async (id: number | null, body: { name: string; query?: string; shared: boolean }) => {
      await (id === null ? api.POST('/api/order-views', { body }) : change(id, body));
      await reload();
    },
    replace: async ({ id }: SavedView) => {
      await change(id, { query: here.slice(1) });
      await reload();
    },
    remove: async ({ id }: SavedView) => {
      await api.DELETE('/api/order-views/{id}', byId(id));
      await reload();
    },
    /** Null: the list opens with all orders. */
    setDefault: async (view: SavedView | null) => {
      const body = { view_id: view?.id ?? null };
      client.setQueryData(orderKeys.views, await answer(api.PUT('/api/order-views/default', { body })));
    },
  };
};

export type SavedViews = ReturnType<typeof useSavedViews>;
