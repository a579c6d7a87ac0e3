import { type DragEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { setsApi } from '../../data/parts-api';
import type { OrderSet } from '../../data/types';
import { withPartOrder } from '../../data/use-order';
import { useTransferring } from '../transfer/transfer-context';

const text = texts.orders.parts;

/** The ids with one of them taken to another place; the same array where it stands there already. */
export const moved = (ids: readonly number[], id: number, to: number): readonly number[] => {
  const from = ids.indexOf(id);
  const place = Math.max(0, Math.min(ids.length - 1, to));
  if (from === -1 || from === place) return ids;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
};

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Sends one order of the parts after the other, so that the last one made is the last one stored. */
const useSending = (set: OrderSet) => {
  const { cache } = useOpenOrder();
  const toast = useToast();
  const calls = useRef<Promise<unknown>>(Promise.resolve());
  return (ids: readonly number[]) => {
    calls.current = calls.current.then(async () => {
      try {
        await setsApi.reorderParts(set.id, ids);
      } catch (error) {
        toast(messageOf(error, text.reorderFailed));
        await cache.refresh();
      }
    });
  };
};

/**
 * Which tile the dragged parts are over: dropped there, they take that one's place. Ctrl makes copies of them. One part that
 * stays in its set moves at once.
 */
const useTileDrag = (set: OrderSet, move: (id: number, to: number) => void) => {
  const transfers = useTransferring();
  const [over, setOver] = useState<number | null>(null);
  const { selection } = transfers;
  const dragged = transfers.dragged?.kind === 'parts' ? transfers.dragged.ids : [];
  return {
    dragged,
    over: dragged.length > 0 ? over : null,
    drag: (id: number, index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        const ids = selection.isSelected(id) ? selection.selected : [id];
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'copyMove';
        event.dataTransfer.setData('text/plain', String(id));
        transfers.drag({ kind: 'parts', ids });
      },
      onDragOver: (event: DragEvent) => {
        if (dragged.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = event.ctrlKey ? 'copy' : 'move';
        setOver(id);
      },
      onDrop: (event: DragEvent) => {
        const [first] = dragged;
        if (first === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(null);
        const stays = dragged.length === 1 && set.parts.some((part) => part.id === first);
        if (event.ctrlKey || !stays) {
          transfers.dropParts(set.id, index + 1, event.ctrlKey ? 'copy' : 'move');
          return;
        }
        transfers.drag(null);
        move(first, index);
      },
      onDragEnd: () => {
        transfers.drag(null);
        setOver(null);
      },
    }),
  };
};

/**
 * The order of a set's parts: taken at once and stored behind it. By drag, by Alt and the arrows on a tile, or by the
 * tile's menu; `announcement` says to screen readers what happened.
 * @param list holds the tiles; each names its part as `data-part`
 */
export const usePartOrder = (set: OrderSet, list: RefObject<HTMLElement | null>) => {
  const { cache } = useOpenOrder();
  const send = useSending(set);
  const [announcement, setAnnouncement] = useState('');
  const focused = useRef<number | null>(null);

  // A tile that the keys moved keeps the focus in its new place.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-part="${focused.current}"] button`)?.focus();
    focused.current = null;
  });

  const move = (id: number, to: number) => {
    const before = set.parts.map((part) => part.id);
    const ids = moved(before, id, to);
    if (ids === before) return;
    cache.change((order) => withPartOrder(order, set.id, ids));
    const title = set.parts.find((part) => part.id === id)?.title ?? '';
    setAnnouncement(text.movedTo(title, ids.indexOf(id) + 1, ids.length));
    send(ids);
  };

  return {
    ...useTileDrag(set, move),
    announcement,
    move,
    onKeyDown: (id: number, index: number) => (event: KeyboardEvent) => {
      const step = KEYS[event.key];
      if (step === undefined || !event.altKey) return;
      event.preventDefault();
      focused.current = id;
      move(id, index + step);
    },
  };
};

export type PartOrder = ReturnType<typeof usePartOrder>;
