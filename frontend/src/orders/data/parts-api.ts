import { answer, api, byId, CallKeys, fetchWithProgress, toFormData } from '../../api';
import type { components, paths } from '../../api/schema';
import type { Part, UploadedPages } from './types';

type Schemas = components['schemas'];
type Form<Body extends { requestBody?: unknown }> = Body extends {
  requestBody?: { content: { 'multipart/form-data': infer Fields } };
}
  ? Fields
  : never;

/** A set's fields, with a picture to store or the wish to remove the stored one. */
export type SetUpdate = Form<paths['/api/sets/{id}/update']['post']>;

/**
 * The fields that a part's save and its calculation send: wire names, all of them optional (absent is unchanged). `refresh`:
 * Recalcular was pressed, so that the save keeps today's catalogue figures.
 */
export type PartPayload = Schemas['UpdatePartDto'] &
  Schemas['PartToCalculateDto'] &
  Partial<Pick<Part, 'content'>>;

type Progress = (fraction: number) => void;

export const setsApi = {
  get: (id: number) => answer(api.GET('/api/sets/{id}', byId(id))),
  create: (order_id: number, name: string) => answer(api.POST('/api/sets', { body: { name, order_id } })),
  update: (id: number, fields: SetUpdate) =>
    answer(api.POST('/api/sets/{id}/update', { ...byId(id), body: fields, bodySerializer: toFormData })),
  /** Previews a file as the set's picture; nothing is stored. */
  previewPicture: (id: number, image: File, signal: AbortSignal) =>
    answer(
      api.POST('/api/sets/{id}/picture-preview', {
        ...byId(id),
        body: { image },
        bodySerializer: toFormData,
        parseAs: 'blob',
        signal,
      }),
    ),
  remove: (id: number) => answer(api.DELETE('/api/sets/{id}', byId(id))),
  reorderParts: (set_id: number, ids: readonly number[]) =>
    answer(
      api.PUT('/api/sets/{set_id}/parts/order', { params: { path: { set_id } }, body: { ids: [...ids] } }),
    ),
};

export type EditedParts = Schemas['EditedPartDto'][];

/** Rows that take a save of parts back, as long as nothing else has changed them. */
export const restoring = ({ parts, kept }: Pick<Schemas['SavedPartsView'], 'parts' | 'kept'>): EditedParts =>
  kept.map(({ part_id: id, state }) => ({
    id,
    version: parts.find((part) => part.id === id)?.version,
    restore: state,
  }));

export const partsApi = {
  get: (id: number) => answer(api.GET('/api/set-parts/{id}', byId(id))),
  create: (set_id: number, payload: PartPayload) =>
    answer(api.POST('/api/sets/{set_id}/parts', { params: { path: { set_id } }, body: payload })),
  update: (set_id: number, id: number, payload: PartPayload) =>
    answer(api.PUT('/api/sets/{set_id}/parts/{id}', { params: { path: { set_id, id } }, body: payload })),
  remove: (id: number) => answer(api.DELETE('/api/set-parts/{id}', byId(id))),
  /**
   * One call per file; a PDF of several pages answers several parts. `uploadId` names the file's upload: sent again
   * under the same name it answers the same parts. `pages`: 'parts' for the pages that may show one, or numbers.
   */
  upload: async (
    setId: number,
    { file, uploadId, pages }: { file: File; uploadId: string; pages: string },
    onProgress: Progress,
  ): Promise<UploadedPages> => {
    const call = api.POST('/api/upload-set-part', {
      body: { set_id: setId, upload_id: uploadId, pages, file },
      bodySerializer: toFormData,
      fetch: fetchWithProgress(onProgress),
    });
    // Where pages are named, the answer is of this one kind.
    return (await answer(call)) as UploadedPages;
  },
  /** A part's drawing or its second picture; where the part is named, the answer is that one part. */
  uploadTo: async (
    part: Pick<Part, 'id' | 'set_id'>,
    kind: 'drawing' | 'secondary',
    file: File,
  ): Promise<Part> => {
    const call = api.POST('/api/upload-set-part', {
      body: {
        set_id: part.set_id,
        part_id: part.id,
        ...(kind === 'secondary' && { secondary: '1' as const }),
        file,
      },
      bodySerializer: toFormData,
    });
    return (await answer(call)) as Part;
  },
  /** Saves those of the parts that can be saved; the answer says why others were not, and how to take the save back. */
  saveMany: (orderId: number, parts: EditedParts) =>
    answer(
      api.PATCH('/api/orders/{order_id}/parts', {
        params: { path: { order_id: orderId } },
        body: { parts, partial: true, keep: true },
      }),
    ),
  /** Removes parts with their files, all or none. */
  removeMany: (orderId: number, ids: readonly number[]) =>
    answer(
      api.PATCH('/api/orders/{order_id}/parts', {
        params: { path: { order_id: orderId } },
        body: { parts: ids.map((id) => ({ id, remove: true })) },
      }),
    ),
  /** The parts that a DXF holds beside each other; none of any other drawing. */
  pieces: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/set-parts/{id}/pieces', { ...byId(id), signal })),
  calculate: (part: PartPayload, refresh: boolean, signal?: AbortSignal) =>
    answer(api.POST('/api/set-parts/calculateProperties', { body: { part, refresh }, signal })),
};

const keys = new CallKeys();

/** Copies and moves of parts and sets into an order; a copy that is asked for again after no answer came is made once. */
export const transferApi = {
  parts: (orderId: number, body: Schemas['TransferPartsDto']) =>
    keys.named(['parts', orderId, body], (key) =>
      answer(api.POST('/api/orders/{id}/transfer-parts', { ...byId(orderId), body: { ...body, key } })),
    ),
  sets: (orderId: number, body: Schemas['TransferSetsDto']) =>
    keys.named(['sets', orderId, body], (key) =>
      answer(api.POST('/api/orders/{id}/transfer-sets', { ...byId(orderId), body: { ...body, key } })),
    ),
};
