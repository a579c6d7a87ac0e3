import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partsApi } from '../data/orders-api';
import type { PartSuggestions, Place } from '../types';
import { type Offer, offersOf, remarksOf } from './offers';
import type { PartForm } from './use-part-form';

const NOTHING: PartSuggestions = { suggestions: [], material: null, sheet: null, ncm_id: null, weight: null };

/** What the drawing says of the part that is open, and the ways to take it over. Without a text it says nothing. */
export const useSuggestions = (form: PartForm, enabled: boolean) => {
  const { id, content, version, unit_net_weight } = form.draft;
  const [dismissed, setDismissed] = useState(false);
  const [mark, setMark] = useState<Place | null>(null);
  const { data } = useQuery({
    queryKey: ['parts', 'suggestions', id, content, version],
    queryFn: ({ signal }) => partsApi.suggestions(id, signal),
    enabled: content !== null,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (old) => old,
  });
  const answer = data ?? NOTHING;
  const offers = enabled && !dismissed ? offersOf(form.draft, answer) : [];
  const accept = ({ type, change }: Offer) => {
    if (type) form.changeType(type);
    form.change(change);
    setMark(null);
  };
  return {
    offers,
    remarks: remarksOf(answer),
    /** As long as it is about the weight that is shown. */
    weight: answer.weight?.computed === unit_net_weight ? answer.weight : null,
    accept,
    acceptAll: () => offers.forEach(accept),
    dismiss: () => setDismissed(true),
    mark,
    setMark,
  };
};

export type Suggestions = ReturnType<typeof useSuggestions>;
