import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenOrder } from '../../data/open-order';
import { partsApi } from '../../data/parts-api';
import type { Part, PartSuggestions } from '../../data/types';
import { type Offer, offersOf } from './offers';

/** How often is looked whether pictures of drawings have been read, in milliseconds. */
const LOOK_MS = 5000;

const NONE: readonly Offer[] = [];

/** The offers of a part stay the same as long as neither it nor its drawing's reading changes, and its row is not drawn anew. */
const kept = new WeakMap<PartSuggestions, WeakMap<Part, readonly Offer[]>>();

const offersFor = (part: Part, answer: PartSuggestions): readonly Offer[] => {
  const ofAnswer = kept.get(answer) ?? new WeakMap<Part, readonly Offer[]>();
  kept.set(answer, ofAnswer);
  const offers = ofAnswer.get(part) ?? offersOf(part, part, answer);
  ofAnswer.set(part, offers);
  return offers;
};

/** What the drawings of the open order's parts say that their parts do not say, for who may change them. */
export const useOrderOffers = () => {
  const { order, canEdit } = useOpenOrder();
  const contents = order.sets.flatMap(({ parts }) => parts.flatMap(({ content }) => content ?? []));
  const { data } = useQuery({
    queryKey: ['parts', 'suggestions', 'order', order.id, order.customer_id, contents],
    queryFn: ({ signal }) => partsApi.suggestionsOfOrder(order.id, signal),
    enabled: canEdit && contents.length > 0,
    // What is saved of one part changes the suggestions for the next ones.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ reading }) => reading) ? LOOK_MS : false),
    placeholderData: (old) => old,
  });
  return useMemo(() => {
    const answers = new Map(data?.map((answer) => [answer.part_id, answer]));
    return (part: Part): readonly Offer[] => {
      const answer = canEdit ? answers.get(part.id) : undefined;
      return answer ? offersFor(part, answer) : NONE;
    };
  }, [data, canEdit]);
};

export type OffersOf = ReturnType<typeof useOrderOffers>;
