import { useEffect, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { partsApi } from '../../data/orders-api';
import type { Part } from '../../data/types';
import { type OrderCache, withSavedParts } from '../../data/use-order';
import { CellSaves } from './cell-saves';
import type { Marks, SavePort } from './save-port';

const { grid: text } = texts.orders;

/** Parts that the server takes in one call. */
const MOST_PARTS = 1000;

const savesOf = (orderId: number, cache: OrderCache, onNotAdded: SavePort['onNotAdded']): CellSaves => {
  const known = (id: number): Part | undefined =>
    cache
      .current()
      ?.sets.flatMap(({ parts }) => parts)
      .find((part) => part.id === id);
  return new CellSaves({
    send: async (rows) => {
      const answer = await partsApi.saveMany(orderId, rows);
      await cache.takeSaved((order) => withSavedParts(order, answer));
      void cache.refreshHistory();
      return answer;
    },
    known,
    refresh: cache.refresh,
    failure: (error) => messageOf(error, text.saveFailed),
    mostParts: MOST_PARTS,
    onNotAdded,
    texts: { gone: text.gone, theirs: text.theirs },
  });
};

/** Taking saves back and putting them back again, with what is to say of it. */
const useUndo = (saves: CellSaves) => {
  const toast = useToast();
  const canUndo = useSyncExternalStore(saves.subscribe, saves.canUndo);
  const canRedo = useSyncExternalStore(saves.subscribe, saves.canRedo);
  const step = async (direction: 'undo' | 'redo') => {
    try {
      const [refused, ...more] = (await saves.step(direction)) ?? [];
      if (refused) toast(text.notRestored(more.length + 1, refused.message), 'warning');
    } catch (error) {
      toast(messageOf(error, text.undoFailed));
    }
  };
  const remove = async (parts: readonly number[]) => {
    try {
      const [refused, ...more] = await saves.remove(parts);
      if (refused) toast(text.notRestored(more.length + 1, refused.message), 'warning');
    } catch (error) {
      toast(messageOf(error, text.removeFailed));
    }
  };
  return {
    remove: (parts: readonly number[]) => void remove(parts),
    canUndo,
    canRedo,
    undo: () => void step('undo'),
    redo: () => void step('redo'),
  };
};

/** The saves of the grid's cells, and what cells show that is not stored. */
export const useCellSaves = () => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const [saves] = useState(() =>
    savesOf(order.id, cache, (count, reason) => toast(text.notAdded(count, reason))),
  );
  const marks: Marks = useSyncExternalStore(saves.subscribe, saves.current);
  const busy = useSyncExternalStore(saves.subscribe, saves.busy);
  const newRows = useSyncExternalStore(saves.subscribe, saves.newRows);
  useEffect(() => saves.observe(order.sets.flatMap(({ parts }) => parts)), [saves, order.sets]);
  return { saves, marks, busy, newRows, ...useUndo(saves) };
};
