import { answer, api, byId, fetchWithProgress, toFormData } from '../../api';
import type { components, paths } from '../../api/schema';
import type { Loss, Order, OrderStatus } from './types';

type Schemas = components['schemas'];

/**
 * The general information of an order, as the form holds and sends it; the type may be empty while it is edited. Quantity
 * breaks have a dialog of their own.
 */
export type OrderFields = Required<Omit<Schemas['CreateOrderDto'], 'type' | 'breaks'>> & {
  type: Schemas['CreateOrderDto']['type'] | null;
};

/** Filters, sorting and place of a page of the list. */
export type OrdersPageQuery = NonNullable<paths['/api/orders/page']['get']['parameters']['query']>;

export type LiveTotalsRequest = Schemas['LiveTotalsDto'];
/** A part as it is being edited, to be looked for in other orders. */
export type EarlierPartsQuery = NonNullable<
  paths['/api/orders/{id}/earlier-parts']['get']['parameters']['query']
>;

type Progress = (fraction: number) => void;

/** An emptied type is sent as it is: it is the server that says what is missing. */
const orderForm = (fields: OrderFields, version?: number) => ({
  body: { ...(fields as Schemas['CreateOrderDto']), version },
  bodySerializer: toFormData,
});

export const ordersApi = {
  page: (query: OrdersPageQuery, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/page', { params: { query }, signal })),
  get: (id: number, signal?: AbortSignal) => answer(api.GET('/api/orders/{id}', { ...byId(id), signal })),
  /** Reads an order together with its state, which the opening of its events is compared with. */
  read: async (id: number, signal?: AbortSignal) => {
    const { data, response } = await api.GET('/api/orders/{id}', { ...byId(id), signal });
    return { order: data as Order, state: response.headers.get('X-Order-State') };
  },
  /** Who did what to it, newest first: the newest hundred, or the hundred before an event. */
  history: (id: number, before?: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/history', { params: { path: { id }, query: { before } }, signal })),
  create: (fields: OrderFields) => answer(api.POST('/api/orders', orderForm(fields))),
  update: (id: number, fields: OrderFields, version: number) =>
    answer(api.PUT('/api/orders/{id}', { ...byId(id), ...orderForm(fields, version) })),
  updateStatus: (id: number, status: OrderStatus, version: number, loss?: Loss) =>
    answer(api.PUT('/api/orders/{id}/update-status', { ...byId(id), body: { status, version, ...loss } })),
  /** Why a cancelled quote was lost, after the cancelling. */
  explainLoss: (id: number, loss: Loss, version: number) =>
    answer(api.PUT('/api/orders/{id}/lost-reason', { ...byId(id), body: { ...loss, version } })),
  /** An emptied markup is sent as well, for the same reason. */
  changeMarkup: (id: number, markup: number | null, version: number) =>
    answer(
      api.PUT('/api/orders/{id}/on-markup-change', {
        ...byId(id),
        body: { markup, version },
      }),
    ),
  /** Saves some of its fields; the breaks are the whole quote's, those of a set are saved with the set. */
  change: (id: number, fields: Schemas['UpdateOrderDto'], version: number) =>
    answer(api.PUT('/api/orders/{id}', { ...byId(id), body: { ...fields, version } })),
  /** Taxes on days of invoicing, `YYYY-MM-DD`; nothing is stored. */
  taxes: (id: number, days: readonly string[], signal?: AbortSignal) =>
    answer(
      api.GET('/api/orders/{id}/taxes', { params: { path: { id }, query: { on: days.join(',') } }, signal }),
    ),
  /** How its parts are cut, as it was computed last. */
  cutting: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/cutting', { ...byId(id), signal })),
  uncheckedCuts: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/cutting/unchecked', { ...byId(id), signal })),
  computeCutting: (id: number, body: Schemas['CuttingDto'], signal: AbortSignal) =>
    answer(api.POST('/api/orders/{id}/cutting', { ...byId(id), body, signal })),
  changeCutSheet: (id: number, body: Schemas['SheetChangeDto']) =>
    answer(api.PUT('/api/orders/{id}/cutting/sheet', { ...byId(id), body })),
  /** Gives the parts the loss of their plan, where it would still be what was shown. */
  applyCuttingLoss: (id: number, { digest }: Schemas['CuttingLossDto']) =>
    answer(api.PUT('/api/orders/{id}/cutting/loss', { ...byId(id), body: { digest } })),
  /** Parts as they are now, and what the order amounts to with them. */
  changedParts: (id: number, ids: number[], signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/changed-parts', { params: { path: { id }, query: { ids } }, signal })),
  uploadOs: (id: number, file: File, onProgress: Progress) =>
    answer(
      api.PUT('/api/orders/{id}', {
        ...byId(id),
        body: { os_file: file },
        bodySerializer: toFormData,
        fetch: fetchWithProgress(onProgress),
      }),
    ),
};
