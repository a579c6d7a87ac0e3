import { answer, api } from '../api';
import type { components } from '../api/schema';

type Schemas = components['schemas'];

export type Revision = Schemas['RevisionView'];
export type Difference = Schemas['DifferenceView'];
export type DifferenceStep = Schemas['DifferenceStepView'];
export type FrozenOrder = Schemas['FrozenOrderView'];

/** What of a quote its revisions need to know. */
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
  /** What changed from one revision to another, or to the quote as it is now. */
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
