import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RevisedOrder, revisionsApi } from './revisions-api';

/**
 * The revisions of a quote, the last one first; none are asked for where there are none.
 * @param state what the quote says now: with another one, which revision it equals is asked for anew
 */
export const useRevisions = ({ id, revision }: Pick<RevisedOrder, 'id' | 'revision'>, state: string) =>
  useQuery({
    queryKey: ['orders', 'revisions', id, revision, state],
    queryFn: ({ signal }) => revisionsApi.list(id, signal),
    placeholderData: keepPreviousData,
    enabled: revision !== null,
  });

/** Whether a quote no longer says what its last revision says. */
export const useIsDraft = (order: RevisedOrder, state: string): boolean => {
  const { data } = useRevisions(order, state);
  const { revision, status, type } = order;
  const last = data?.find(({ number }) => number === revision);
  return type === 'pre_order' && status !== 'waiting_response' && last?.as_now === false;
};
