import { Box } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../../i18n';
import { VISUALLY_HIDDEN } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { OrderSet } from '../../data/types';
import type { Contents } from './contents';
import { SetChoiceDialog } from './set-choice-dialog';
import { type Dragged, TransferContextProvider, type Transfers, usePartSelection } from './transfer-context';
import { useContentsClipboard } from './use-contents-clipboard';
import { DoneMessage, useTransfers } from './use-transfers';

const text = texts.orders.transfer;

/** Ctrl+Z where no field takes it. */
const useUndoKey = (undo: () => void, enabled: boolean): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z') return;
    if (target?.closest('input, textarea, [contenteditable], [role="dialog"]')) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled]);
};

const useSetMoves = (transfers: ReturnType<typeof useTransfers>) => {
  const { order } = useOpenOrder();
  const [announcement, setAnnouncement] = useState('');
  const place = (set: OrderSet) => order.sets.findIndex(({ id }) => id === set.id);
  const moveTo = async (ids: readonly number[], mode: Contents['mode'], position: number) => {
    const answer = await transfers.placeSets({ mode, ids, position });
    const [first] = answer?.set_ids ?? [];
    const moved = answer?.order.sets.find(({ id }) => id === first);
    if (answer && moved)
      setAnnouncement(text.setMovedTo(moved.name, moved.position, answer.order.sets.length));
  };
  return {
    announcement,
    moveTo: (ids: readonly number[], mode: Contents['mode'], before: OrderSet) =>
      void moveTo(ids, mode, place(before) + 1),
    moveSet: (set: OrderSet, step: -1 | 1) => {
      const to = place(set) + step;
      if (to >= 0 && to < order.sets.length) void moveTo([set.id], 'move', to + 1);
    },
  };
};

/** Selecting, copying and moving for what is below it; an order that may not be changed is copied from, no more. */
export const TransferProvider = ({ children }: { children: ReactNode }) => {
  const { order, canEdit } = useOpenOrder();
  const transfers = useTransfers();
  const selection = usePartSelection(order);
  const setMoves = useSetMoves(transfers);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [asking, setAsking] = useState<readonly number[] | null>(null);

  const paste = async ({ kind, mode, ids, order_id: from }: Contents, into: number | null) => {
    if (kind === 'sets') {
      const after = order.sets.findIndex(({ id }) => id === into);
      await transfers.placeSets({ mode, ids, from, position: after < 0 ? null : after + 2 });
      return;
    }
    const parts = await transfers.placeParts({ mode, ids, from, setId: into });
    if (parts && parts.length > 1) selection.select(parts.map(({ id }) => id));
  };
  const { selected } = selection;
  const { cut, clip } = useContentsClipboard({
    order,
    canEdit,
    selected,
    paste: (contents, into) => void paste(contents, into),
  });
  useUndoKey(() => void transfers.undo(), canEdit && transfers.done !== null);

  const context: Transfers = {
    selection,
    isCut: (kind, id) => cut?.kind === kind && cut.order_id === order.id && cut.ids.includes(id),
    dragged,
    drag: setDragged,
    dropParts: (setId, position, mode) => {
      if (dragged?.kind !== 'parts') return;
      void transfers.placeParts({ mode, ids: dragged.ids, setId, position });
      setDragged(null);
    },
    dropSet: (before, mode) => {
      if (dragged?.kind !== 'sets') return;
      setMoves.moveTo(dragged.ids, mode, before);
      setDragged(null);
    },
    duplicatePart: ({ id, set_id, position }) =>
      void transfers.placeParts({ mode: 'copy', ids: [id], setId: set_id, position: position + 1 }),
    duplicateSet: ({ id, position }) =>
      void transfers.placeSets({ mode: 'copy', ids: [id], position: position + 1 }),
    askSet: setAsking,
    moveSet: setMoves.moveSet,
    clip: (mode, kind, ids) => void clip(mode, kind, ids),
  };
  return (
    <TransferContextProvider value={context}>
      {children}
      <Box role="log" aria-label={text.order} sx={VISUALLY_HIDDEN}>
        {setMoves.announcement}
      </Box>
      {asking && (
        <SetChoiceDialog
          sets={order.sets}
          onClose={() => setAsking(null)}
          onChoose={(set) => {
            setAsking(null);
            void transfers.placeParts({ mode: 'move', ids: asking, setId: set.id });
          }}
        />
      )}
      {transfers.done && (
        <DoneMessage done={transfers.done} onUndo={() => void transfers.undo()} onClose={transfers.forget} />
      )}
    </TransferContextProvider>
  );
};
