import { Alert, Button, Snackbar } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../../../api';
import { transfer as text, sets } from '../../../i18n/orders';
import { useAttempt, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { partsApi, setsApi, transferApi } from '../../data/parts-api';
import type { TransferredParts } from '../../data/types';
import { withSet } from '../../data/use-order';
import type { Contents } from './contents';

/** The last change, and the way to take it back. */
export interface Done {
  message: string;
  undo: () => Promise<void>;
}

type Mode = Contents['mode'];

interface PlacedParts {
  mode: Mode;
  ids: readonly number[];
  /** The order that they come from, where it is another. */
  from?: number;
  /** Null: the last set of the order, or a new one where it has none. */
  setId: number | null;
  /** From 1; null: at the end. */
  position?: number | null;
}

interface PlacedSets {
  mode: Mode;
  ids: readonly number[];
  from?: number;
  position?: number | null;
}

const failureOf = (mode: Mode) => (mode === 'copy' ? text.copyFailed : text.moveFailed);

/** Takes copied sets away again, one after the other: each is deleted with its files. */
const removeSets = async (ids: readonly number[]) => {
  for (const id of ids) await setsApi.remove(id);
};

/** Puts parts into sets of the open order; the server checks who may. */
const usePlaceParts = (onDone: (done: Done) => void) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();

  const targetSet = async (setId: number | null) => {
    const known = setId === null ? order.sets.at(-1) : order.sets.find(({ id }) => id === setId);
    if (known) return known;
    const set = await setsApi.create(order.id, sets.newName);
    cache.change((old) => withSet(old, set));
    return set;
  };

  const undoing = (mode: Mode, from: number | undefined, answer: TransferredParts) => async () => {
    const ids = answer.parts.map(({ id }) => id);
    if (mode === 'copy') {
      await partsApi.removeMany(order.id, ids);
      return;
    }
    const back = { mode, targets: answer.former, ...(from !== undefined && { from_order_id: order.id }) };
    await transferApi.parts(from ?? order.id, back);
  };

  /** @returns the parts in their new places; undefined where that failed */
  return async ({ mode, ids, from: source, setId, position = null }: PlacedParts) => {
    const from = source === order.id ? undefined : source;
    try {
      const set = await targetSet(setId);
      const targets = [{ set_id: set.id, ids: [...ids], position }];
      const answer = await cache.transferParts({ mode, from_order_id: from, targets });
      const placed = mode === 'copy' ? text.partsCopied : text.partsMoved;
      const message = answer.repeated ? text.repeated : placed(ids.length, set.name);
      onDone({ message, undo: undoing(mode, from, answer) });
      return answer.parts;
    } catch (error) {
      toast(messageOf(error, failureOf(mode)));
      await cache.refresh();
      return undefined;
    }
  };
};

/** Puts sets into the open order, or in another order. */
const usePlaceSets = (onDone: (done: Done) => void) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  return async ({ mode, ids, from: source, position = null }: PlacedSets) => {
    const from = source === order.id ? undefined : source;
    const before = order.sets.map(({ id }) => id);
    try {
      const answer = await transferApi.sets(order.id, { mode, from_order_id: from, ids: [...ids], position });
      await cache.take(answer.order);
      const undo = async () => {
        if (mode === 'copy') await removeSets(answer.set_ids);
        else if (from === undefined) await transferApi.sets(order.id, { mode, ids: before, position: 1 });
        // One after the other: each finds its place once those before it are back.
        else
          for (const back of answer.former)
            await transferApi.sets(from, { mode, from_order_id: order.id, ...back });
      };
      const placed = mode === 'copy' ? text.setsCopied : text.setsMoved;
      onDone({ message: answer.repeated ? text.repeated : placed(ids.length), undo });
      void cache.refreshHistory();
      return answer;
    } catch (error) {
      toast(messageOf(error, failureOf(mode)));
      await cache.refresh();
      return undefined;
    }
  };
};

/** Copies and moves into the open order, the last of which can be taken back. */
export const useTransfers = () => {
  const { cache } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const [done, setDone] = useState<Done | null>(null);
  return {
    done,
    forget: () => setDone(null),
    placeParts: usePlaceParts(setDone),
    placeSets: usePlaceSets(setDone),
    undo: async () => {
      if (!done) return;
      setDone(null);
      await attempt(async () => {
        await done.undo();
        toast(text.undone, 'success');
      }, text.undoFailed);
      await cache.refresh();
    },
  };
};

const SHOWN_MS = 10_000;

interface DoneMessageProps {
  done: Done;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was done, with the way back. */
export const DoneMessage = ({ done, onUndo, onClose }: DoneMessageProps) => (
  <Snackbar
    key={done.message}
    open
    autoHideDuration={SHOWN_MS}
    onClose={(_, reason) => {
      if (reason !== 'clickaway') onClose();
    }}
  >
    <Alert
      severity="success"
      variant="filled"
      onClose={onClose}
      action={
        <Button color="inherit" size="small" onClick={onUndo}>
          {text.undo}
        </Button>
      }
    >
      {done.message}
    </Alert>
  </Snackbar>
);
