import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, byId } from '../../../api';
import type { Part, PartSuggestions, Place } from '../../data/types';
import {
  type Offer,
  type OfferField,
  lacksThickness,
  learnedText,
  offersOf,
  openFields,
  remarksOf,
} from './offers';
import type { PartSession } from '../session/use-part-session';

const NOTHING: PartSuggestions = {
  suggestions: [],
  reading: false,
  material: null,
  sheet: null,
  ncm_id: null,
  weight: null,
};

/** How often is looked whether the drawing's picture has been read, in milliseconds. */
const LOOK_MS = 2000;

/**
 * The readings of the open part's drawing, and the ways to take it over. Without a text it says nothing.
 * @param saved the part as the server has it
 */
export const useSuggestions = (form: PartSession, saved: Part, enabled: boolean) => {
  const { id, content, version, unit_net_weight, type: partType } = form.draft;
  const [dismissed, setDismissed] = useState(false);
  const [mark, setMark] = useState<Place | null>(null);
  const [focused, setFocused] = useState<OfferField | null>(null);
  const { data } = useQuery({
    queryKey: ['parts', 'suggestions', id, content, version],
    queryFn: ({ signal }) => answer(api.GET('/api/set-parts/{id}/suggestions', { ...byId(id), signal })),
    enabled: content !== null,
    // A save of one part changes the suggestions for the next one of its customer.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.reading ? LOOK_MS : false),
    placeholderData: (old) => old,
  });
  const readings = data ?? NOTHING;
  const shown = enabled && !dismissed;
  const offers = shown ? offersOf(form.draft, saved, readings) : [];
  const filling = offers.filter(({ fills, recognised }) => fills && !recognised);
  const open = openFields(partType);
  const offerFor = (field: OfferField | null): Offer | undefined =>
    offers.find((offer) => offer.field === field && open.includes(offer.field));
  const accept = ({ type, change }: Offer) => {
    if (type) form.changeType(type);
    form.change(change);
    setMark(null);
  };
  // As long as it is about the weight that is shown.
  const weight = readings.weight?.computed === unit_net_weight ? readings.weight : null;
  return {
    /** Offers for fields that the part does not show as long as it has no type. */
    withoutField: offers.filter(({ field }) => !open.includes(field)),
    /** How many fields without a value of their own would get one. */
    filling: filling.length,
    /** How many would only singly: their value was recognised in a picture. */
    toCheck: offers.filter(({ fills, recognised }) => fills && recognised).length,
    /** How many have another one. */
    differing: offers.filter(({ fills }) => !fills).length,
    /** The drawing's picture is still being read. */
    reading: shown && readings.reading,
    offerFor,
    learned: learnedText(offers),
    lacksThickness: shown && lacksThickness(form.draft, readings),
    remarks: shown ? remarksOf(readings) : [],
    weight,
    /** Locks the weight per piece to the printed one. */
    takeWeight: enabled && weight ? () => form.setManually('unit_net_weight', weight.printed) : undefined,
    accept,
    acceptAll: () => filling.forEach(accept),
    /** Of the field that has the focus; elsewhere it does nothing. */
    acceptFocused: () => {
      const offer = offerFor(focused);
      if (offer) accept(offer);
    },
    dismiss: () => setDismissed(true),
    mark: mark ?? offerFor(focused)?.place ?? null,
    setMark,
    setFocused,
  };
};

export type Suggestions = ReturnType<typeof useSuggestions>;
