import { useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { putOnClipboard } from '../../../ui/cells';
import type { Order } from '../../data/types';
import {
  type Contents,
  CONTENTS_TYPE,
  contentsOn,
  plainContents,
  rememberClip,
  writeContents,
} from './contents';

const text = texts.orders.transfer;

/** Where the keyboard stands among the sets. */
interface Place {
  part: number | null;
  set: number | null;
}

/** Whether the clipboard is a field's or a dialog's there. */
const isElsewhere = (target: EventTarget | null): boolean => {
  const element = target instanceof Element ? target : null;
  const field = element?.closest('input, textarea, select, [contenteditable], [role="dialog"]');
  return Boolean(field) || document.querySelector('[role="dialog"]') !== null;
};

const textIsMarked = (): boolean => window.getSelection()?.isCollapsed === false;

const idOf = (element: Element | null, name: 'part' | 'set'): number | null => {
  const value = element?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
  return value ? Number(value) : null;
};

const placeOf = (element: Element | null): Place => ({
  part: idOf(element, 'part'),
  set: idOf(element, 'set'),
});

interface ContentsClipboard {
  order: Order;
  canEdit: boolean;
  selected: readonly number[];
  paste: (contents: Contents, into: number | null) => void;
}

const messageOfClip = ({ kind, mode, ids }: Contents): string => {
  const what = kind === 'parts' ? text.parts(ids.length) : text.sets(ids.length);
  return mode === 'copy' ? text.onClipboard(what) : text.cutWaits(what);
};

type ClipboardHandlers = Record<'copy' | 'cut' | 'paste', (event: ClipboardEvent) => void>;

/** The clipboard's keys, wherever the focus is. */
const useClipboardEvents = (handlers: ClipboardHandlers): void => {
  const handle = useEffectEvent((event: ClipboardEvent) =>
    handlers[event.type as keyof ClipboardHandlers](event),
  );
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handle(event);
    const names = ['copy', 'cut', 'paste'] as const;
    for (const name of names) document.addEventListener(name, listener);
    return () => names.forEach((name) => document.removeEventListener(name, listener));
  }, []);
};

/**
 * Ctrl+C, Ctrl+X and Ctrl+V over the sets of an order: the selected parts, else the part or set in focus. What is copied
 * pastes into another order and another tab, too.
 */
export const useContentsClipboard = ({ order, canEdit, selected, paste }: ContentsClipboard) => {
  const toast = useToast();
  const [cut, setCut] = useState<Contents | null>(null);

  const took = (contents: Contents) => {
    setCut(contents.mode === 'move' ? contents : null);
    toast(messageOfClip(contents), 'info');
  };

  const focused = (mode: Contents['mode']): Contents | null => {
    if (selected.length > 0) return { kind: 'parts', mode, order_id: order.id, ids: [...selected] };
    const { part, set } = placeOf(document.activeElement);
    if (part !== null) return { kind: 'parts', mode, order_id: order.id, ids: [part] };
    return set === null ? null : { kind: 'sets', mode, order_id: order.id, ids: [set] };
  };

  const put = (event: ClipboardEvent, mode: Contents['mode']) => {
    if (isElsewhere(event.target) || textIsMarked()) return;
    if (mode === 'move' && !canEdit) return;
    const contents = focused(mode);
    if (contents === null || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData(CONTENTS_TYPE, writeContents(contents));
    event.clipboardData.setData('text/plain', plainContents(order, contents));
    took(contents);
  };

  const take = (event: ClipboardEvent) => {
    if (!canEdit || isElsewhere(event.target)) return;
    const contents = event.clipboardData && contentsOn(event.clipboardData);
    if (contents === null) return;
    event.preventDefault();
    const { part, set } = placeOf(document.activeElement);
    const holder = order.sets.find(({ parts }) => parts.some(({ id }) => id === part));
    paste(contents, set ?? holder?.id ?? null);
    if (contents.mode === 'move') setCut(null);
  };

  useClipboardEvents({
    copy: (event) => put(event, 'copy'),
    cut: (event) => put(event, 'move'),
    paste: take,
  });

  /** By a click; where the browser takes text alone, the text stands for the contents. */
  const clip = async (mode: Contents['mode'], kind: Contents['kind'], ids: readonly number[]) => {
    const contents: Contents = { kind, mode, order_id: order.id, ids: [...ids] };
    const plain = plainContents(order, contents);
    if (putOnClipboard({ [CONTENTS_TYPE]: writeContents(contents), 'text/plain': plain })) {
      took(contents);
      return;
    }
    try {
      await navigator.clipboard.writeText(plain);
      rememberClip(plain, contents);
      took(contents);
    } catch {
      toast(text.clipboardFailed);
    }
  };

  return { cut, clip };
};
