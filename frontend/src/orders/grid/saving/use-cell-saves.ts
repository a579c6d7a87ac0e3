import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, mayPass, messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { grid as text } from '../../../i18n/orders';
import { useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { setsApi } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { type OrderCache, withPartOrder } from '../../data/use-order';
import { CellSaves } from './cell-saves';
import type { Direction, Transfer } from './undo';
import type { Marks, Refusal, SavePort } from './save-port';

/** Parts that the server takes in one call. */
const MOST_PARTS = 1000;

/** Gone, changed meanwhile, wrong: sent again, the server would say the same. */
const REFUSALS: readonly number[] = [404, 409, 422];

interface Notices {
  onNotAdded: SavePort['onNotAdded'];
  /** Copies had been made already. */
  onRepeated: () => void;
}

const savesOf = (cache: OrderCache, { onNotAdded, onRepeated }: Notices): CellSaves => {
  const known = (id: number): Part | undefined =>
    cache
      .current()
      ?.sets.flatMap(({ parts }) => parts)
      .find((part) => part.id === id);
  return new CellSaves({
    send: cache.saveParts,
    transfer: async (mode, targets, from) => {
      const places = targets.map((place) => ({ ...place }));
      const answer = await cache.transferParts({ mode, from_order_id: from, targets: places });
      if (answer.repeated) onRepeated();
      return answer;
    },
    place: ({ id, set_id }, below) => {
      const parts = cache.current()?.sets.find((set) => set.id === set_id)?.parts ?? [];
      const ids = parts.map((part) => part.id).filter((each) => each !== id);
      ids.splice(ids.indexOf(below) + 1, 0, id);
      cache.change((order) => withPartOrder(order, set_id, ids));
      // Without it, the part stands at its set's end.
      void setsApi.reorderParts(set_id, ids).catch(cache.refresh);
    },
    refusal: (error) =>
      error instanceof ApiError && REFUSALS.includes(error.status)
        ? { status: error.status, message: messageOf(error, text.undoFailed), errors: {} }
        : null,
    known,
    refresh: cache.refresh,
    failure: (error) => messageOf(error, text.saveFailed),
    isPassing: mayPass,
    mostParts: MOST_PARTS,
    onNotAdded,
    texts: { gone: text.gone, theirs: text.theirs },
  });
};

const CONFLICT = 409;

/** Who undoes may have changed the part as well, in its dialog. */
const reasonOf = ({ status, message }: Refusal): string =>
  status === CONFLICT ? text.changedSince : message;

/** Taking saves back and putting them back again, with what is to say of it. */
const useUndo = (saves: CellSaves) => {
  const toast = useToast();
  const canUndo = useSyncExternalStore(saves.subscribe, saves.canUndo);
  const canRedo = useSyncExternalStore(saves.subscribe, saves.canRedo);
  /** Makes calls and reports that they fail. @returns null then */
  const attempt = async <Answer>(calls: Promise<Answer>, failed: string): Promise<Answer | null> => {
    try {
      return await calls;
    } catch (error) {
      toast(messageOf(error, failed));
      return null;
    }
  };
  const step = async (direction: Direction) => {
    const [refused, ...more] = (await attempt(saves.step(direction), text.undoFailed)) ?? [];
    if (refused) toast(text.notRestored(more.length + 1, reasonOf(refused)), 'warning');
  };
  /** @returns how many are gone */
  const remove = async (parts: readonly number[]): Promise<number> => {
    const refused = await attempt(saves.remove(parts), text.removeFailed);
    const [first] = refused ?? [];
    if (refused && first) toast(text.notRestored(refused.length, first.message), 'warning');
    return refused ? parts.length - refused.length : 0;
  };
  /** @returns whether they are there */
  const transfer = async (wanted: Transfer): Promise<boolean> => {
    const { copyFailed, moveFailed } = texts.orders.transfer;
    const isDone = saves.transfer(wanted).then(() => true);
    return (await attempt(isDone, wanted.mode === 'copy' ? copyFailed : moveFailed)) === true;
  };
  return {
    transfer,
    remove,
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
    savesOf(cache, {
      onNotAdded: (count, reason) => toast(text.notAdded(count, reason)),
      onRepeated: () => toast(texts.orders.transfer.repeated, 'info'),
    }),
  );
  const marks: Marks = useSyncExternalStore(saves.subscribe, saves.current);
  const busy = useSyncExternalStore(saves.subscribe, saves.busy);
  const newRows = useSyncExternalStore(saves.subscribe, saves.newRows);
  const nextKey = useSyncExternalStore(saves.subscribe, saves.nextKey);
  useEffect(() => saves.observe(order.sets.flatMap(({ parts }) => parts)), [saves, order.sets]);
  return { saves, marks, busy, newRows, nextKey, ...useUndo(saves) };
};
