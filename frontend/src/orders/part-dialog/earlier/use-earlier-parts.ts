import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answer, api } from '../../../api';
import { useOpenOrder } from '../../data/open-order';
import { type EarlierPartsQuery } from '../../data/orders-api';
import type { PartDraft } from '../draft/part-payload';

/** How long the dialog stands, and typing rests, before earlier parts are looked for: neither waits for it. */
const DELAY_MS = 500;

const figure = (value: number): number | undefined =>
  Number.isFinite(value) && value > 0 ? value : undefined;

/** The part as it is being edited; an emptied text is sent as empty, so that the stored one does not count. */
const queryOf = (draft: PartDraft): EarlierPartsQuery => ({
  part_id: draft.id,
  title: draft.title,
  reference: draft.reference ?? '',
  ...(draft.type !== null && { type: draft.type }),
  thickness: figure(draft.thickness),
  width: figure(draft.width),
  length: figure(draft.length),
});

/** The text once it rests; nothing before that, unless it counts at once. */
const useRested = (text: string, atOnce: boolean): string | null => {
  const [rested, setRested] = useState<string | null>(atOnce ? text : null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

/**
 * Parts of other orders that are the same as the one that is open, or similar, and whether they are shown.
 * @param shown they are from the start
 */
export const useEarlierParts = (draft: PartDraft, shown: boolean) => {
  const { order } = useOpenOrder();
  const [open, setOpen] = useState(shown);
  const asked = useRested(JSON.stringify(queryOf(draft)), shown);
  const query = useQuery({
    queryKey: ['parts', 'earlier', order.id, order.customer_id, draft.content, asked],
    queryFn: ({ signal }) => {
      const query = JSON.parse(asked ?? '{}') as EarlierPartsQuery;
      const params = { path: { id: order.id }, query };
      return answer(api.GET('/api/orders/{id}/earlier-parts', { params, signal }));
    },
    enabled: asked !== null,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    parts: query.data?.parts ?? [],
    /** Nothing is known yet. */
    pending: query.isPending,
    failed: query.isError,
    again: () => void query.refetch(),
    open,
    show: () => setOpen(true),
    close: () => setOpen(false),
  };
};

export type EarlierParts = ReturnType<typeof useEarlierParts>;
