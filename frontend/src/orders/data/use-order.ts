import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { onMissing } from '../../api';
import type { Order, OrderSet, Part, SavedPart, SavedParts, TransferredParts } from './types';
import { orderKeys } from './keys';
import { ordersApi } from './orders-api';
import { type EditedParts, partsApi, transferApi } from './parts-api';

/**
 * A saved order with its sets, parts and totals. It is asked for again when the user returns to the tab, and when a
 * change found something missing: the order may have been deleted meanwhile.
 */
export const useOrder = (id: number) => {
  const query = useQuery({
    queryKey: orderKeys.order(id),
    queryFn: async ({ signal, client }) => {
      const { order, state } = await ordersApi.read(id, signal);
      client.setQueryData(orderKeys.state(id), state);
      return order;
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const { refetch } = query;
  useEffect(() => onMissing(() => void refetch()), [refetch]);
  return query;
};

const mapSets = (order: Order, change: (set: OrderSet) => OrderSet): Order => ({
  ...order,
  sets: order.sets.map(change),
});

/** Puts a part in the place of its former self, if that is not newer, or where its position in its set is. */
export const withPart = (order: Order, part: Part): Order =>
  mapSets(order, (set) => {
    if (set.id !== part.set_id) return set;
    if (set.parts.some(({ id }) => id === part.id)) {
      return {
        ...set,
        parts: set.parts.map((old) => (old.id === part.id && old.version <= part.version ? part : old)),
      };
    }
    return { ...set, parts: set.parts.toSpliced(part.position - 1, 0, part) };
  });

/** Puts in a part that was saved just now, whose answer brings the order's totals along. */
export const withSavedPart = (order: Order, { order_totals: totals, ...part }: SavedPart): Order => ({
  ...withPart(order, part),
  totals,
});

/** Positions have no gaps: those of parts behind one that has come or gone follow. */
const numbered = (set: OrderSet): OrderSet =>
  set.parts.every(({ position }, place) => position === place + 1)
    ? set
    : { ...set, parts: set.parts.map((part, place) => ({ ...part, position: place + 1 })) };

/** Takes over parts that were saved, added and removed together. */
export const withSavedParts = (order: Order, { parts, removed, order_totals }: SavedParts): Order => {
  const gone = new Set(removed);
  const left = mapSets(order, (set) =>
    set.parts.some(({ id }) => gone.has(id))
      ? { ...set, parts: set.parts.filter(({ id }) => !gone.has(id)) }
      : set,
  );
  const inOrder = parts.toSorted((one, other) => one.position - other.position);
  return { ...mapSets(inOrder.reduce(withPart, left), numbered), totals: order_totals };
};

/** Takes over parts that others changed, added and removed; the lines of all other parts are those that are known. */
export const withChangedParts = (order: Order, { parts, removed, order_totals }: SavedParts): Order => {
  const changed = withSavedParts(order, { parts, removed, order_totals });
  const known = [...order.totals.sets, ...order_totals.sets].flatMap(({ lines }) => lines);
  const byPart = new Map(known.map((line) => [line.id, line]));
  const linesOf = ({ parts: ofSet }: OrderSet) => ofSet.flatMap(({ id }) => byPart.get(id) ?? []);
  const bySet = new Map<number | null, OrderSet>(changed.sets.map((set) => [set.id, set]));
  const sets = order_totals.sets.map((totals) => {
    const set = bySet.get(totals.id);
    return set ? { ...totals, lines: linesOf(set) } : totals;
  });
  return { ...changed, totals: { ...order_totals, sets } };
};

/** Puts a set's parts into the order of these ids; one that they do not name goes to the end. */
export const withPartOrder = (order: Order, setId: number, ids: readonly number[]): Order => {
  const place = ({ id }: Part): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return mapSets(order, (set) =>
    set.id === setId
      ? numbered({ ...set, parts: set.parts.toSorted((one, other) => place(one) - place(other)) })
      : set,
  );
};

/** Takes over parts that were copied or moved into sets of the order. */
export const withTransferredParts = (order: Order, answer: TransferredParts): Order => {
  const known = order.sets.flatMap((set) => set.parts);
  const byId = new Map([...known, ...answer.parts].map((part) => [part.id, part]));
  const places = new Map(answer.sets.map(({ set_id, part_ids }) => [set_id, part_ids]));
  const moved = mapSets(order, (set) => {
    const ids = places.get(set.id) ?? set.parts.map(({ id }) => id);
    const parts = ids.map((id) => byId.get(id)).filter((part) => part !== undefined);
    return { ...set, parts: parts.map((part, index) => ({ ...part, set_id: set.id, position: index + 1 })) };
  });
  return { ...moved, totals: answer.order_totals };
};

/** Puts a set in the place of its former self, or at the end; an answer without parts leaves those that are known. */
export const withSet = (order: Order, set: Omit<OrderSet, 'parts'> & { parts?: Part[] }): Order =>
  order.sets.some(({ id }) => id === set.id)
    ? mapSets(order, (old) => (old.id === set.id ? { ...old, ...set, parts: set.parts ?? old.parts } : old))
    : { ...order, sets: [...order.sets, { ...set, parts: set.parts ?? [] }] };

export const withoutPart = (order: Order, partId: number): Order =>
  mapSets(order, (set) => ({ ...set, parts: set.parts.filter(({ id }) => id !== partId) }));

/**
 * The browser's copy of one order, kept up to date with the server's answers: a whole order is taken as it is; a set or a
 * part is put in its place at once. `refresh` fetches what follows from it and was not answered with it, the totals
 * first of all; after an answer that is complete, `refreshHistory` is enough.
 */
export const useOrderCache = (id: number) => {
  const client = useQueryClient();
  return useMemo(() => {
    const key = orderKeys.order(id);
    const change = (update: (order: Order) => Order) =>
      client.setQueryData<Order>(key, (order) => order && update(order));
    const refreshHistory = () => client.invalidateQueries({ queryKey: orderKeys.history(id) });
    /** Takes over what a save answered: a reading of the order that began before it would put back what was. */
    const takeSaved = async (update: (order: Order) => Order) => {
      const reading = client.isFetching({ queryKey: key, exact: true }) > 0;
      if (reading) await client.cancelQueries({ queryKey: key });
      change(update);
      if (reading) void client.invalidateQueries({ queryKey: key });
    };
    return {
      current: () => client.getQueryData<Order>(key),
      /** Takes over a whole order, this one or a new one; its row in the list is asked for again. */
      take: async (order: Order) => {
        const taken = orderKeys.order(order.id);
        await client.cancelQueries({ queryKey: taken });
        client.setQueryData(taken, order);
        void client.invalidateQueries({ queryKey: orderKeys.list });
      },
      change,
      /** Saves those of the parts that can be saved; the answer says why others were not. @throws where none was */
      saveParts: async (rows: EditedParts) => {
        const answer = await partsApi.saveMany(id, rows);
        await takeSaved((order) => withSavedParts(order, answer));
        void refreshHistory();
        return answer;
      },
      /** Copies or moves parts into sets of the order, all or none. @throws where that failed */
      transferParts: async (body: Parameters<typeof transferApi.parts>[1]) => {
        const answer = await transferApi.parts(id, body);
        await takeSaved((order) => withTransferredParts(order, answer));
        void refreshHistory();
        return answer;
      },
      refreshHistory,
      /** Reads parts that others changed; the whole order instead where it has changed meanwhile. */
      refreshParts: async (ids: number[]) => {
        void refreshHistory();
        const before = client.getQueryData<Order>(key);
        const answer = await ordersApi.changedParts(id, ids).catch(() => null);
        const isSame = before !== undefined && client.getQueryData<Order>(key) === before;
        if (answer && isSame && client.isFetching({ queryKey: key, exact: true }) === 0)
          change((order) => withChangedParts(order, answer));
        else await client.invalidateQueries({ queryKey: key });
      },
      refresh: async () => {
        void refreshHistory();
        await client.invalidateQueries({ queryKey: key });
      },
    };
  }, [client, id]);
};

export type OrderCache = ReturnType<typeof useOrderCache>;
