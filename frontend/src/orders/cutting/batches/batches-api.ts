import { answer, api, byId } from '../../../api';
import type { components } from '../../../api/schema';
import type { CutSettings, SheetChange } from '../types';

type Schemas = components['schemas'];

export type Batch = Schemas['CutBatchView'];
export type BatchPlan = Schemas['CutBatchPlanView'];
export type BatchOrder = Schemas['CutBatchOrderView'];
export type BatchState = Batch['state'];
export type BatchPurchase = Schemas['BatchPurchaseView'];

/** The keys of what is kept of batches; all of them begin alike, since a change of one may touch each. */
export const batchKeys = {
  all: ['cut-batches'] as const,
  list: ['cut-batches', 'list'] as const,
  orders: ['cut-batches', 'orders'] as const,
  purchases: ['cut-batches', 'purchases'] as const,
  one: (id: number) => ['cut-batches', 'one', id] as const,
};

export const batchesApi = {
  list: (signal?: AbortSignal) => answer(api.GET('/api/cut-batches', { signal })),
  freeOrders: (signal?: AbortSignal) => answer(api.GET('/api/cut-batches/orders', { signal })),
  get: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/cut-batches/{id}', { ...byId(id), signal })),
  create: (order_ids: number[]) => answer(api.POST('/api/cut-batches', { body: { order_ids } })),
  setOrders: ({ id, version }: Batch, order_ids: number[]) =>
    answer(api.PUT('/api/cut-batches/{id}/orders', { ...byId(id), body: { order_ids, version } })),
  compute: (id: number, body: CutSettings & { group: string }, signal: AbortSignal) =>
    answer(api.POST('/api/cut-batches/{id}/plan', { ...byId(id), body, signal })),
  changeSheet: (id: number, body: SheetChange) =>
    answer(api.PUT('/api/cut-batches/{id}/sheet', { ...byId(id), body })),
  move: ({ id, version }: Batch, state: BatchState) =>
    answer(api.PUT('/api/cut-batches/{id}/state', { ...byId(id), body: { state, version } })),
  remove: (id: number) => answer(api.DELETE('/api/cut-batches/{id}', byId(id))),
  purchases: (signal?: AbortSignal) => answer(api.GET('/api/cut-purchases', { signal })),
  setBought: (id: number, bought: number) =>
    answer(api.PUT('/api/cut-purchases/{id}', { ...byId(id), body: { bought } })),
};
