import { useQuery } from '@tanstack/react-query';
import { randomId } from '../../../api';
import { texts } from '../../../i18n';
import { useAttempt, useBusy, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { partsApi } from '../../data/parts-api';
import { withSavedParts } from '../../data/use-order';
import type { PartSession } from '../session/use-part-session';
import { usePartFile } from './use-part-file';

const text = texts.orders.partDialog.flatPattern;

const NONE: Awaited<ReturnType<typeof partsApi.pieces>> = [];

/** The parts that the DXF of the open part holds beside each other, and making parts of them. */
export const usePieces = (form: PartSession) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const [busy, run] = useBusy();
  const send = usePartFile(form, 'drawing');
  const { id, content, set_id, flat_pattern, original } = form.draft;
  const { data: pieces = NONE } = useQuery({
    queryKey: ['parts', 'pieces', id, content],
    queryFn: ({ signal }) => partsApi.pieces(id, signal),
    // The file of a drawing never changes: a newer one is another content.
    staleTime: Infinity,
    enabled: flat_pattern?.remarks?.some(({ code }) => code === 'beside_outline') === true,
  });
  const name = original?.name ?? '';
  const addPart = async ({ dxf, count }: (typeof pieces)[number], number: number) => {
    const file = new File([dxf], name.replace(/(\.[^.]*)?$/, text.pieceEnding(number)));
    const upload = { file, uploadId: randomId(), pages: 'parts' };
    const { parts } = await partsApi.upload(set_id, upload, () => undefined);
    const rows = parts.map(({ id: added, version }) => ({ id: added, version, quantity: count }));
    const saved = await partsApi.saveMany(order.id, rows);
    cache.change((old) => withSavedParts(old, saved));
  };
  const split = () =>
    attempt(async () => {
      const [own, ...others] = pieces;
      if (!own) return;
      // The part itself last: until all others are there, its drawing shows them.
      for (const [index, piece] of others.entries()) await addPart(piece, index + 2);
      await send(new File([own.dxf], name));
      if (form.draft.quantity === 0) form.change({ quantity: own.count });
      toast(text.piecesAdded(others.length), 'success');
      await cache.refresh();
    }, text.splitFailed);
  return {
    /** How many different ones; 0 where the drawing is one part. */
    different: pieces.length,
    all: pieces.reduce((sum, { count }) => sum + count, 0),
    busy,
    split: () => void run(split),
  };
};
