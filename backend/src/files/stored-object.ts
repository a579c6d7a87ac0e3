import { createHash } from 'node:crypto';
import { contentDisposition } from '../platform/http/content-disposition.js';
import type { OpenedObject } from '../platform/storage/file-storage.js';
import type { StoredFile } from './stored-file.entity.js';

/** Types that a browser shows itself; everything else is offered for saving. */
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif']);

const YEAR_S = 365 * 24 * 60 * 60;

/** An object as one of its rows describes it: what a response needs to know besides the bytes. */
export interface StoredObject {
  key: string;
  mime: string;
  name: string;
  /** A preview or thumbnail rather than what was uploaded. */
  derived: boolean;
}

/** Describes the object that `key` names in the row. */
export function describeObject(
  key: string,
  file: Pick<StoredFile, 'original_key' | 'original_name' | 'mime'>,
): StoredObject {
  const derived = key !== file.original_key;
  return { key, mime: derived ? 'image/webp' : file.mime, name: file.original_name, derived };
}

/** An object's bytes never change, so its key says all. */
export const etagOf = (key: string) =>
  `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;

/** The headers of a response that holds the object. */
export function headersOf(
  object: StoredObject,
  opened: OpenedObject,
  download: boolean,
): Record<string, string> {
  return {
    'Content-Type': object.mime,
    'Content-Length': String(opened.size),
    'Content-Disposition': dispositionOf(object, download),
    'X-Content-Type-Options': 'nosniff',
    ...cacheHeaders(object),
  };
}

/** Whether the object is shown or saved, and under which name. */
export function dispositionOf({ mime, name }: StoredObject, download: boolean): string {
  return contentDisposition(SHOWN.has(mime) && !download ? 'inline' : 'attachment', name);
}

/** How long a browser may keep the object: pictures for good, an original only after asking again. */
export function cacheHeaders({ key, derived }: StoredObject): Record<string, string> {
  const cache = derived ? `private, max-age=${String(YEAR_S)}, immutable` : 'private, no-cache';
  return { 'Cache-Control': cache, ETag: etagOf(key) };
}
