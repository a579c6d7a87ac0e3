import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from '../api';
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

const one = (id: number, number: number) => ({ params: { path: { id, number } } });

/** Frozen copies of a quote. */
export const revisionsApi = {
  list: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/revisions', { params: { path: { id } }, signal })),
  get: (id: number, number: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/revisions/{number}', { ...one(id, number), signal })),
  /** The changes from one revision to another, or to the quote as it is now. */
  difference: (id: number, from: number, to: number | null, signal?: AbortSignal) =>
    answer(
      api.GET('/api/orders/{id}/revision-difference', {
        params: { path: { id }, query: { from, to: to ?? undefined } },
        signal,
      }),
    ),
  takeUp: (id: number, number: number, version: number) =>
    answer(
      api.POST('/api/orders/{id}/revisions/{number}/take-up', { ...one(id, number), body: { version } }),
    ),
};

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
