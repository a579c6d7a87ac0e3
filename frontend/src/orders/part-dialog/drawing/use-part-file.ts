import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useToast } from '../../../ui';
import { partsApi } from '../../data/parts-api';
import { withPart } from '../../data/use-order';
import { useOpenOrder } from '../../data/open-order';
import type { Part } from '../../data/types';
import { useOpenPart } from '../open-part';

const text = texts.orders.parts;

/** The fields about files in the answer to an upload; the rest of the part may be unsaved and stays. */
const FILES = {
  drawing: [
    'content',
    'thumbnail',
    'original',
    'previous_content',
    'previous_original',
    'flat_pattern',
    'contours_out',
    'cut',
  ],
  secondary: ['secondary_content', 'secondary_thumbnail', 'secondary_original'],
} as const satisfies Record<string, readonly (keyof Part)[]>;

const MESSAGES = {
  drawing: { sent: text.drawingSent, failed: text.drawingFailed },
  secondary: { sent: text.secondarySent, failed: text.secondaryFailed },
} as const;

/** Sends a part's drawing or second picture as soon as it is chosen; everything else of the part stays as it is. */
export const usePartFile = (kind: keyof typeof FILES) => {
  const { cache } = useOpenOrder();
  const toast = useToast();
  const { form } = useOpenPart();
  const { draft } = form;
  return async (file: File): Promise<void> => {
    try {
      const answer = await partsApi.uploadTo(draft, kind, file);
      const names: readonly (keyof Part)[] = [...FILES[kind], 'version'];
      const change: Partial<Part> = Object.fromEntries(names.map((name) => [name, answer[name]]));
      form.patch(change);
      if (kind === 'drawing') form.followDrawing(answer.flat_pattern);
      cache.change((order) => {
        const saved = order.sets.flatMap(({ parts }) => parts).find(({ id }) => id === draft.id);
        return saved ? withPart(order, { ...saved, ...change }) : order;
      });
      toast(answer.cut_notice ?? MESSAGES[kind].sent, answer.cut_notice ? 'info' : 'success');
    } catch (error) {
      toast(messageOf(error, MESSAGES[kind].failed));
    }
  };
};
