import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api, byId } from '../api';
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Revision = Schemas['RevisionView'];
export type Difference = Schemas['DifferenceView'];
export type DifferenceStep = Schemas['DifferenceStepView'];
export type FrozenOrder = Schemas['FrozenOrderView'];

/** The fields of a quote that its revisions need. */
export type RevisedOrder = Pick<
  Schemas['OrderView'],
  'id' | 'type' | 'status' | 'revision' | 'version' | 'can' | 'totals'
>;

/**
 * The revisions of a quote, the last one first; none are asked for where there are none.
 * @param state what the quote says now: with another one, which revision it equals is asked for anew
 */
export const useRevisions = ({ id, revision }: Pick<RevisedOrder, 'id' | 'revision'>, state: string) =>
  useQuery({
    queryKey: ['orders', 'revisions', id, revision, state],
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/revisions', { ...byId(id), signal })),
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
