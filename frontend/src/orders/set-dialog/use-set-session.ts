import { useMemo } from 'react';
import { messageOf } from '../../api';
import { type Navigation, useEditSession } from '../../editing';
import { texts } from '../../i18n';
import { ordersApi } from '../data/orders-api';
import { setsApi } from '../data/parts-api';
import { useOpenOrder } from '../data/open-order';
import { withSet } from '../data/use-order';
import type { OrderEvent, OrderSet } from '../data/types';
import { type SetEdit, setEditOf, setPayloadOf } from './set-edit';

const text = texts.orders.sets;

interface SetSessionOptions {
  /** Names what keeps unsaved text over the end of a session. */
  draft: string;
  leaves: (navigation: Navigation) => boolean;
}

/** A set as it is being edited; its picture is sent with the rest. */
const useSetSession = (set: OrderSet, { draft, leaves }: SetSessionOptions) => {
  const { order, cache } = useOpenOrder();
  const fields = useMemo(() => setEditOf(set), [set]);
  return useEditSession<SetEdit, OrderEvent>({
    fields,
    draft,
    validate: ({ name }) => (name.trim() === '' ? { name: text.nameRequired } : {}),
    save: async (edit) => {
      const answer = await setsApi.update(set.id, setPayloadOf(edit));
      cache.change((old) => withSet(old, answer));
      void cache.refresh();
      return setEditOf(answer);
    },
    saved: text.updated,
    failure: (error) => messageOf(error, text.saveFailed),
    load: async () => setEditOf(await setsApi.get(set.id)),
    history: () => ordersApi.history(order.id),
    concerns: ({ details }) => details?.set_id === set.id,
    onTheirs: () => cache.refresh(),
    leaves,
  });
};

/** In its dialog, which has an address. */
export const useSetDialogSession = (set: OrderSet) =>
  useSetSession(set, {
    draft: `set-${set.id}`,
    leaves: ({ to }) => new URLSearchParams(to.search).get('set') !== String(set.id),
  });

/** In its header on the order screen. */
export const useSetNameSession = (set: OrderSet) =>
  useSetSession(set, {
    draft: `set-name-${set.id}`,
    leaves: ({ from, to }) => from.pathname !== to.pathname,
  });

export type SetSession = ReturnType<typeof useSetSession>;
