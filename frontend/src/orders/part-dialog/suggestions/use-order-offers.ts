import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer, api } from '../../../api';
import { useOpenOrder } from '../../data/open-order';
import type { Part, PartSuggestions } from '../../data/types';
import { type Offer, offersOf } from './offers';

/** Milliseconds between two looks at drawings whose pictures are still being read. */
const LOOK_MS = 5000;

const NONE: readonly Offer[] = [];

/** The offers of a part and a reading are computed once: the same list leaves the part's row as it is drawn. */
const kept = new WeakMap<PartSuggestions, WeakMap<Part, readonly Offer[]>>();

const offersFor = (part: Part, answer: PartSuggestions): readonly Offer[] => {
  const ofAnswer = kept.get(answer) ?? new WeakMap<Part, readonly Offer[]>();
  kept.set(answer, ofAnswer);
  const offers = ofAnswer.get(part) ?? offersOf(part, part, answer);
  ofAnswer.set(part, offers);
  return offers;
};

/** The offers of the drawings of the open order, by part, and how many pictures are still being read; none for users who may not change the order. */
export const useOrderOffers = () => {
  const { order, canEdit } = useOpenOrder();
  const contents = order.sets.flatMap(({ parts }) => parts.flatMap(({ content }) => content ?? []));
  const { data } = useQuery({
    queryKey: ['parts', 'suggestions', 'order', order.id, order.customer_id, contents],
    queryFn: ({ signal }) => {
      const params = { path: { order_id: order.id } };
      return answer(api.GET('/api/orders/{order_id}/parts/suggestions', { params, signal }));
    },
    enabled: canEdit && contents.length > 0,
    // Saved values of one part change the suggestions for the next ones.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ reading }) => reading) ? LOOK_MS : false),
    placeholderData: (old) => old,
  });
  return useMemo(() => {
    const answers = new Map(data?.map((answer) => [answer.part_id, answer]));
    const offersOf = (part: Part): readonly Offer[] => {
      const answer = canEdit ? answers.get(part.id) : undefined;
      return answer ? offersFor(part, answer) : NONE;
    };
    return { offersOf, reading: data?.filter(({ reading }) => reading).length ?? 0 };
  }, [data, canEdit]);
};

export type OrderOffers = ReturnType<typeof useOrderOffers>;
