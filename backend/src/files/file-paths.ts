import { decimal, nullable, optional, shape, text } from '../platform/shape.js';
import type { StoredFile } from './stored-file.entity.js';

/** Where stored objects are read from; what a client gets is this and the object's key. */
const STORAGE_ROUTE = '/storage/';

/** The uploaded file behind a picture: where it can be downloaded and what it is. */
export class OriginalView extends shape({
  path: text('Path of the file as it was uploaded', '/storage/parts/…/original.pdf'),
  name: text('Name under which it was uploaded'),
  mime: text(undefined, 'application/pdf'),
  page: optional(nullable(decimal('1-based page of a PDF; null otherwise'))),
}) {}

/** A file as clients get it: the picture to show, a small one, and what was uploaded. */
export interface FilePaths {
  content: string | null;
  thumbnail: string | null;
  original: OriginalView | null;
}

/** Columns of a file's row that its answer is made of. */
export type ShownFile = Pick<
  StoredFile,
  'original_key' | 'original_name' | 'mime' | 'page' | 'preview_key' | 'thumbnail_key'
>;

/** Keys that need no escape: nearly all, since the product makes them. */
const PLAIN_KEY = /^[\w./-]*$/;

/** The path of a stored object, from the host on. */
export const storagePath = (key: string) =>
  STORAGE_ROUTE + (PLAIN_KEY.test(key) ? key : key.split('/').map(encodeURIComponent).join('/'));

/** The uploaded file of a row, as the wire has it; null where there is no file. */
export function originalOf(file: ShownFile | null | undefined): OriginalView | null {
  if (!file) return null;
  const { original_key, original_name, mime, page } = file;
  return { path: storagePath(original_key), name: original_name, mime, page };
}

/** The paths of a file's preview, thumbnail and original; all null where there is no file. */
export function paths(file: ShownFile | null | undefined): FilePaths {
  return {
    content: file?.preview_key ? storagePath(file.preview_key) : null,
    thumbnail: file?.thumbnail_key ? storagePath(file.thumbnail_key) : null,
    original: originalOf(file),
  };
}
