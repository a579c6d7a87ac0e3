import { api, toFormData, upload } from '../../api';
import type {
  Calculation,
  Order,
  OrderEvent,
  OrderListItem,
  OrderSet,
  OrderStatus,
  Part,
  PartProcess,
  PartSuggestions,
  ProductionStatus,
} from '../types';

/** The general information of an order, as the form holds and sends it. */
export interface OrderFields {
  type: Order['type'] | null;
  customer_id: number | null;
  delivery_type: Order['delivery_type'];
  delivery_value: number | null;
  service_value: number | null;
  discount: number | null;
  markup: number | null;
  delivery_date: string | null;
  estimated_delivery_date: string | null;
  payment_obs: string | null;
}

export interface SetFields {
  name: string;
  quantity: number;
  unit: OrderSet['unit'];
  ncm_id: number | null;
  reference: string | null;
  obs: string | null;
  version?: number;
  image?: File;
  remove_image?: boolean;
}

/** What a part's save and its calculation send: wire names, all of them optional (absent is unchanged). */
export type PartPayload = Partial<
  Omit<Part, 'ncm' | 'material' | 'sheet' | 'bar' | 'component' | 'processes'>
> & {
  processes?: Pick<PartProcess, 'id' | 'pivot'>[];
  order_id?: number;
  /** Recalcular was pressed: the save keeps today's catalogue figures. */
  refresh?: boolean;
};

type Progress = (fraction: number) => void;

/** Orders (specification, section 7). */
export const ordersApi = {
  list: (signal?: AbortSignal) => api.get<OrderListItem[]>('/orders', signal),
  get: (id: number, signal?: AbortSignal) => api.get<Order>(`/orders/${id}`, signal),
  /** Who did what to it, newest first: the newest hundred, or the hundred before an event. */
  history: (id: number, before?: number, signal?: AbortSignal) =>
    api.get<OrderEvent[]>(`/orders/${id}/history${before === undefined ? '' : `?before=${before}`}`, signal),
  create: (fields: OrderFields) => api.post<Order>('/orders', toFormData({ ...fields })),
  update: (id: number, fields: OrderFields, version: number) =>
    api.putForm<Order>(`/orders/${id}`, toFormData({ ...fields, version })),
  duplicate: (id: number) => api.post<Order>(`/orders/${id}/duplicate`),
  remove: (id: number) => api.delete<Order>(`/orders/${id}`),
  updateStatus: (id: number, status: OrderStatus, version: number) =>
    api.put<Order>(`/orders/${id}/update-status`, { status, version }),
  changeMarkup: (id: number, markup: number | null, version: number) =>
    api.put<Order>(`/orders/${id}/on-markup-change`, { markup, version }),
  uploadOs: (id: number, file: File, onProgress: Progress) =>
    upload<Order>(`/orders/${id}`, toFormData({ os_file: file }), {
      onProgress,
      headers: { 'X-HTTP-Method-Override': 'PUT' },
    }),
  removeOs: (id: number) => api.delete<Order>(`/orders/${id}/remove-os`),
};

export const setsApi = {
  get: (id: number) => api.get<OrderSet>(`/sets/${id}`),
  create: (order_id: number, name: string) => api.post<OrderSet>('/sets', { name, order_id }),
  update: (id: number, fields: SetFields) =>
    api.post<OrderSet>(`/sets/${id}/update`, toFormData({ ...fields })),
  remove: (id: number) => api.delete<OrderSet>(`/sets/${id}`),
  reorderParts: (id: number, ids: readonly number[]) => api.put<Part[]>(`/sets/${id}/parts/order`, { ids }),
};

export const partsApi = {
  get: (id: number) => api.get<Part>(`/set-parts/${id}`),
  /** What the part's drawing says of it. */
  suggestions: (id: number, signal?: AbortSignal) =>
    api.get<PartSuggestions>(`/set-parts/${id}/suggestions`, signal),
  create: (setId: number, payload: PartPayload) => api.post<Part>(`/sets/${setId}/parts`, payload),
  update: (setId: number, id: number, payload: PartPayload) =>
    api.put<Part>(`/sets/${setId}/parts/${id}`, payload),
  setStatus: (id: number, status: ProductionStatus) => api.put<Part>(`/set-parts/${id}/status`, { status }),
  remove: (id: number) => api.delete<Part>(`/set-parts/${id}`),
  /**
   * One call per file; a PDF of several pages answers several parts. `uploadId` names the file's upload: sent again
   * under the same name it answers the same parts.
   */
  upload: async (setId: number, file: File, uploadId: string, onProgress: Progress): Promise<Part[]> => {
    const form = toFormData({ set_id: setId, upload_id: uploadId, file });
    const answer = await upload<Part | Part[]>('/upload-set-part', form, { onProgress });
    return Array.isArray(answer) ? answer : [answer];
  },
  uploadSecondary: (part: Pick<Part, 'id' | 'set_id'>, file: File) =>
    upload<Part>(
      '/upload-set-part',
      toFormData({ set_id: part.set_id, part_id: part.id, secondary: 1, file }),
    ),
  calculate: (part: PartPayload, refresh: boolean, signal?: AbortSignal) =>
    api.post<Calculation>('/set-parts/calculateProperties', { part, refresh }, signal),
};
