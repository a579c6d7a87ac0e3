import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../providers';
import { orderKeys } from '../../data/keys';
import { viewsApi } from '../../data/orders-api';
import type { SavedView } from '../../data/types';
import { readParams, writeParams } from '../list-params';
import { rememberStart, startAddress } from '../start-address';
import type { OrdersView } from '../use-orders-view';

/** Views that change seldom are asked for again after so long, in milliseconds. */
const STALE_MS = 60_000;

/** Address of what a view shows, in the one way in which an address says it; that of a page is none of it. */
const addressOf = (query: string): string => writeParams({ ...readParams(query), page: 1 });

/** The saved views, which of them the list shows, and what can be done with them. */
export const useSavedViews = (list: OrdersView) => {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const client = useQueryClient();
  const query = useQuery({
    queryKey: orderKeys.views,
    queryFn: ({ signal }) => viewsApi.list(signal),
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
    save: async (id: number | null, fields: { name: string; query?: string; shared: boolean }) => {
      await (id === null ? viewsApi.create(fields) : viewsApi.update(id, fields));
      await reload();
    },
    replace: async ({ id }: SavedView) => {
      await viewsApi.update(id, { query: here.slice(1) });
      await reload();
    },
    remove: async ({ id }: SavedView) => {
      await viewsApi.remove(id);
      await reload();
    },
    setDefault: async (view: SavedView | null) => {
      client.setQueryData(orderKeys.views, await viewsApi.setDefault(view?.id ?? null));
    },
  };
};

export type SavedViews = ReturnType<typeof useSavedViews>;
