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
type OrdersCountQuery = NonNullable<paths['/api/orders/count']['get']['parameters']['query']>;

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
  count: (query: OrdersCountQuery, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/count', { params: { query }, signal })),
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
  duplicate: (id: number) => answer(api.POST('/api/orders/{id}/duplicate', byId(id))),
  remove: (id: number) => answer(api.DELETE('/api/orders/{id}', byId(id))),
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
  /** Parts of other orders like one of its own. */
  earlierParts: (id: number, query: EarlierPartsQuery, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/earlier-parts', { params: { path: { id }, query }, signal })),
  /** Values of the stored quantity breaks. */
  breaks: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/breaks', { ...byId(id), signal })),
  /** Values that these quantities would have, of a set or (null) of the whole quote; nothing is stored. */
  breaksPreview: (
    id: number,
    { set_id, quantities }: { set_id: number | null; quantities: number[] },
    signal?: AbortSignal,
  ) => {
    const query = { quantities, ...(set_id !== null && { set_id }) };
    return answer(api.GET('/api/orders/{id}/breaks', { params: { path: { id }, query }, signal }));
  },
  /** Of the whole quote; those of a set are saved with the set. */
  saveBreaks: (id: number, breaks: number[], version: number) =>
    answer(api.PUT('/api/orders/{id}', { ...byId(id), body: { breaks, version } })),
  margins: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/margins', { ...byId(id), signal })),
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
  saveInvoiceDate: (id: number, invoice_date: string, version: number) =>
    answer(api.PUT('/api/orders/{id}', { ...byId(id), body: { invoice_date, version } })),
  /** Whether its taxes are computed for the day of its invoice, by today's tables. */
  saveCompleteTaxes: (id: number, complete_taxes: boolean, version: number) =>
    answer(api.PUT('/api/orders/{id}', { ...byId(id), body: { complete_taxes, version } })),
  /** Totals of the order and of some of its parts, with a part as it is being edited; nothing is stored. */
  liveTotals: (id: number, body: LiveTotalsRequest, signal?: AbortSignal) =>
    answer(api.POST('/api/orders/{id}/live-totals', { ...byId(id), body, signal })),
  /** Parts as they are now, and what the order amounts to with them. */
  changedParts: (id: number, ids: number[], signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/changed-parts', { params: { path: { id }, query: { ids } }, signal })),
  /** Of those of these orders that the user sees. */
  marginsOf: (ids: number[], signal?: AbortSignal) =>
    answer(api.POST('/api/order-margins', { body: { ids }, signal })),
  /** The markup that leaves the margin (%) at the ICMS of the order's customer. */
  markupForMargin: (id: number, target_margin: number) =>
    answer(
      api.GET('/api/orders/{id}/markup-for-margin', { params: { path: { id }, query: { target_margin } } }),
    ),
  /** All parts as Recalcular would make them; nothing is stored. */
  refreshPreview: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/orders/{id}/refresh', { ...byId(id), signal })),
  /** Stores it, where it would still be what the preview showed. */
  refresh: (id: number, { version, digest }: Schemas['OrderRefreshDto']) =>
    answer(api.PUT('/api/orders/{id}/refresh', { ...byId(id), body: { version, digest } })),
  uploadOs: (id: number, file: File, onProgress: Progress) =>
    answer(
      api.PUT('/api/orders/{id}', {
        ...byId(id),
        body: { os_file: file },
        bodySerializer: toFormData,
        fetch: fetchWithProgress(onProgress),
      }),
    ),
  removeOs: (id: number) => answer(api.DELETE('/api/orders/{id}/remove-os', byId(id))),
};

/** One change of many orders; the answer says which stayed as they were, and why. */
export const bulkApi = {
  flow: (signal?: AbortSignal) => answer(api.GET('/api/status-flow', { signal })),
  owners: (signal?: AbortSignal) => answer(api.GET('/api/order-owners', { signal })),
  move: (ids: number[], move: Schemas['BulkMoveDto']['move']) =>
    answer(api.POST('/api/order-bulk/status', { body: { ids, move } })),
  assign: (ids: number[], user_id: number) =>
    answer(api.POST('/api/order-bulk/owner', { body: { ids, user_id } })),
};

/** Named views of the list. */
export const viewsApi = {
  list: (signal?: AbortSignal) => answer(api.GET('/api/order-views', { signal })),
  create: (view: Schemas['SavedViewDto']) => answer(api.POST('/api/order-views', { body: view })),
  update: (id: number, change: Schemas['UpdateSavedViewDto']) =>
    answer(api.PUT('/api/order-views/{id}', { ...byId(id), body: change })),
  remove: (id: number) => answer(api.DELETE('/api/order-views/{id}', byId(id))),
  /** Null: the list opens with all orders. */
  setDefault: (view_id: number | null) => answer(api.PUT('/api/order-views/default', { body: { view_id } })),
};
