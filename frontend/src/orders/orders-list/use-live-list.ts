import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasEarlyList, openFeed } from '../../api';
import { refreshAnswers } from '../../offers';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import type { OrderListItem } from '../data/types';
import { type Asked, pageQuery } from './use-orders-page';
import { type LivePage, merged } from './live/live-page';

/** Changes that come closely one after the other are fetched together, and no more often than this, in milliseconds. */
const TOGETHER_MS = 300;
const BETWEEN_MS = 1500;

const NO_NEWS: readonly number[] = [];

/** These orders, as far as the user still sees them. */
const ordersOf = async (ids: readonly number[]): Promise<OrderListItem[]> => {
  if (ids.length === 0) return [];
  const { items } = await ordersApi.page({ filter: JSON.stringify({ id: ids }), size: ids.length });
  return items;
};

/** Changes since the list was fetched, as far as they are known: the orders, or that any may have changed. */
interface Changed {
  ids: ReadonlySet<number>;
  any: boolean;
}

/** Calls for what others change, as far as this tab does not know it. */
const useChanges = (onChanged: (changed: Changed) => Promise<void>) => {
  const take = useEffectEvent(onChanged);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    let ids = new Set<number>();
    let any = false;
    const go = () => {
      const changed = { ids, any };
      timer = undefined;
      last = Date.now();
      ids = new Set();
      any = false;
      // Orders that can't be fetched now come with the next change, or with the next page.
      take(changed).catch(() => undefined);
    };
    const soon = () => {
      timer ??= setTimeout(go, Math.max(TOGETHER_MS, last + BETWEEN_MS - Date.now()));
    };
    const close = openFeed('/order-list/events', {
      onOpen: (again) => {
        const missed = again || hasEarlyList();
        any ||= missed;
        if (missed) soon();
      },
      onEvent: {
        changed: (data) => {
          const named = (JSON.parse(data) as { ids: number[] }).ids;
          any ||= named.length === 0;
          for (const id of named) ids.add(id);
          soon();
        },
      },
    });
    return () => {
      clearTimeout(timer);
      close();
    };
  }, []);
};

/**
 * Keeps the page that is shown up to date with what others store: rows change where they stand, and none comes or goes under
 * the pointer. New ones are announced, to be shown on a click.
 * @param ready whether the page that is shown is the one that was asked for
 */
export const useLiveList = (asked: Asked, ready: boolean) => {
  const client = useQueryClient();
  const key = orderKeys.page(asked);
  const shownKey = JSON.stringify(key);
  const [{ of, ids: news }, setNews] = useState({ of: shownKey, ids: NO_NEWS });
  const current = of === shownKey ? news : NO_NEWS;

  useChanges(async ({ ids, any }) => {
    void refreshAnswers(client);
    const shown = client.getQueryData<LivePage>(key);
    if (!shown || !ready) return;
    const here = shown.items.map(({ id }) => id);
    const isChanged = (id: number) => any || ids.has(id);
    // Elsewhere than on the first page others come and go by themselves.
    if (asked.page > 1 && !here.some(isChanged)) return;
    const fresh = await ordersApi.page(pageQuery(client, asked));
    const inFresh = new Set(fresh.items.map(({ id }) => id));
    const left = here.filter((id) => isChanged(id) && !inFresh.has(id));
    const moved = await ordersOf(left);
    if (client.getQueryData(key) !== shown) return;
    const isNews = (id: number) => isChanged(id) || current.includes(id);
    const result = merged(shown, fresh, { left, moved, isNews });
    client.setQueryData<LivePage>(key, result.page);
    setNews({ of: shownKey, ids: result.news });
  });

  const show = () => {
    setNews({ of: '', ids: NO_NEWS });
    void client.invalidateQueries({ queryKey: orderKeys.list });
  };
  return { news: current.length, show };
};
