import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { contradictedSides } from '../../data/drawn-part';
import { useOpenOrder } from '../../data/open-order';
import { partsApi } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { withSavedParts } from '../../data/use-order';

const { readiness: text, parts: partTexts } = texts.orders;

/** Saves the sides of their drawings for parts that contradict them; undefined where that may not be: an order's prices are agreed. */
export const useDrawnSizes = (): ((parts: readonly Part[]) => Promise<void>) | undefined => {
  const { order, cache, canEdit } = useOpenOrder();
  const toast = useToast();
  if (!canEdit || order.type !== 'pre_order') return undefined;
  return async (parts) => {
    try {
      const rows = parts.map((part) => ({ id: part.id, version: part.version, ...contradictedSides(part) }));
      const answer = await partsApi.saveMany(order.id, rows);
      await cache.takeSaved((known) => withSavedParts(known, answer));
      const [refused] = answer.refused;
      if (refused) {
        toast(text.sizesRefused(parts[refused.index]?.title || partTexts.untitled, refused.message));
        void cache.refresh();
        return;
      }
      void cache.refreshHistory();
      toast(text.sizesTaken(parts.length), 'success');
    } catch (error) {
      toast(messageOf(error, partTexts.saveFailed));
    }
  };
};
