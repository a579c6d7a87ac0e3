import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, messageOf } from '../../api';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';
import { formatMoney, useToast } from '../../ui';

export type OfferAnswer = components['schemas']['OfferAnswerView'];

const answersKey = (orderId: number) => ['offer-answers', orderId];

/** Answers of the customer, newest first; a quote that never went out is not asked about. */
export const useAnswers = (orderId: number, wentOut = true) =>
  useQuery({
    queryKey: answersKey(orderId),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/orders/{id}/answers', { params: { path: { id: orderId } }, signal })),
    enabled: wentOut,
  });

/** The acceptance that stands last, in words, and whether it is of the quote's last revision. */
export const useAcceptance = ({ id, revision }: { id: number; revision: number | null }) => {
  const { data = [] } = useAnswers(id, revision !== null);
  const accepted = data.find(({ kind }) => kind === 'accepted');
  if (!accepted) return null;
  const total = accepted.total === null ? null : formatMoney(accepted.total);
  const inWords = texts.offers.answers.acceptedRevision(accepted.revision, total);
  return { ...accepted, inWords, isLast: accepted.revision === revision };
};

/** Asks anew for what customers may have answered: to one quote, or to any. */
export const refreshAnswers = async (client: QueryClient, orderId?: number): Promise<void> => {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['reminders'] }),
    client.invalidateQueries({ queryKey: orderId === undefined ? ['offer-answers'] : answersKey(orderId) }),
  ]);
};

/** Marks an answer as read. */
export const useSeen = (orderId: number) => {
  const client = useQueryClient();
  const toast = useToast();
  return async (answerId: number): Promise<void> => {
    const path = { id: orderId, answer_id: answerId };
    try {
      await answer(api.PUT('/api/orders/{id}/answers/{answer_id}/seen', { params: { path } }));
    } catch (error) {
      toast(messageOf(error, texts.offers.answers.seenFailed));
    }
    await refreshAnswers(client, orderId);
  };
};
