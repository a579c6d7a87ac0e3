import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { isBlankPart } from '../data/blank-part';
import { noteLeftPart, takeLeftParts } from '../data/left-parts';
import { partsApi } from '../data/parts-api';
import { type OrderCache, withoutPart } from '../data/use-order';

/**
 * A part that was added here and whose dialog is left before anything of it was saved goes again, by whatever way it is
 * left. What the server has counts: another user may have begun with it meanwhile. A tab that is closed has no time left
 * for it: the part is noted, and goes when the order is opened again in this browser.
 * @param open the part whose dialog is open
 * @returns what is to be called with each part that is added
 */
export const useDropBlankPart = (orderId: number, cache: OrderCache, open: number | null) => {
  const toast = useToast();
  const added = useRef(new Set<number>());
  const drop = useEffectEvent(async (id: number) => {
    added.current.delete(id);
    try {
      if (!isBlankPart(await partsApi.get(id))) return;
      await partsApi.remove(id);
      cache.change((order) => withoutPart(order, id));
      await cache.refresh();
    } catch (error) {
      const goneAlready = error instanceof ApiError && error.status === 404;
      if (!goneAlready) toast(messageOf(error, texts.orders.parts.deleteFailed));
    }
  });
  const takeUp = useEffectEvent(() => {
    for (const id of takeLeftParts(orderId)) {
      // Reloaded with its dialog open, it is a part that was added here.
      if (id === open) added.current.add(id);
      else void drop(id);
    }
  });
  const note = useEffectEvent(() => {
    if (open !== null && added.current.has(open)) noteLeftPart(orderId, open);
  });
  useEffect(() => {
    takeUp();
    const onHide = () => note();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  const left = useRef<{ id: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    // An effect that is undone and done again at once has left nothing.
    if (left.current?.id === open) clearTimeout(left.current.timer);
    const known = added.current;
    return () => {
      if (open === null || !known.has(open)) return;
      left.current = { id: open, timer: setTimeout(() => void drop(open), 0) };
    };
  }, [open]);
  return useCallback((id: number) => void added.current.add(id), []);
};
