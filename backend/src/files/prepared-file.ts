import type { StoredFile } from './stored-file.entity.js';
import type { PageKind } from './reading/domain/page-kind.js';
import type { ReadFault, FileSource } from './readers/protocol.js';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/*
 * Objects that are made from a file when they are first asked for, or with it, and that no row names: they stand beside the
 * file's preview, and go with it.
 */

/**
 * Where the sharp picture of a PDF's page is kept.
 * @returns null for what is no page of a PDF
 */
export function sharpKeyOf({ page, preview_key }: Pick<StoredFile, 'page' | 'preview_key'>): string | null {
  return page === null || preview_key === null ? null : preview_key.replace(/preview(?=[^/]*$)/, 'sharp');
}

/**
 * Where the contours of a DXF are kept.
 * @returns null for every other file
 */
export function contoursKeyOf({
  mime,
  preview_key,
}: Pick<StoredFile, 'mime' | 'preview_key'>): string | null {
  return mime === 'image/vnd.dxf' && preview_key !== null
    ? preview_key.replace(/preview\.webp$/, 'contours.json')
    : null;
}

/** The key of the preview that such an object stands beside; any other key as it is. */
export const besidePreview = (key: string): string =>
  key.replace(/\/sharp(?=[^/]*$)/, '/preview').replace(/\/contours\.json$/, '/preview.webp');

/**
 * Which pages of a PDF become files of their own: 'each', the 'first', or 'none' (the original alone, without pictures); 'parts'
 * are those that may show a part; or the pages of these numbers, from 1.
 */
export type Pages = 'each' | 'first' | 'none' | 'parts' | ReadonlySet<number>;

/** A file whose objects are stored and whose row is not: to be saved, or discarded. */
export type PreparedFile = Omit<StoredFile, 'id' | 'owner' | 'owner_id' | 'created_at'>;

/** A page of a PDF, 1-based, that became no file, and why. */
export interface UnreadPage {
  page: number;
  fault: ReadFault;
}

/** A page of a PDF, 1-based, that shows no part and became no file. */
export interface LeftOutPage {
  page: number;
  kind: PageKind;
  /** A small picture of it, as WebP. */
  thumbnail: Buffer;
}

/** The PDF's pages that became no file, in ascending order. */
export interface MissingPages {
  /** How many pages the PDF has; 1 of every other file. */
  of: number;
  unread: readonly UnreadPage[];
  leftOut: readonly LeftOutPage[];
}

/** The files that an upload became, and the PDF's pages that are missing in it. */
export interface PreparedUpload {
  files: PreparedFile[];
  missing: MissingPages;
}

/** The keys of the objects that a file consists of. */
export function keysOf(
  file: Pick<StoredFile, 'mime' | 'original_key' | 'preview_key' | 'thumbnail_key' | 'page'>,
): string[] {
  const { original_key, preview_key, thumbnail_key } = file;
  const keys = [original_key, preview_key, thumbnail_key, sharpKeyOf(file), contoursKeyOf(file)];
  return keys.filter((key) => key !== null);
}

/** SHA-256 of the bytes, hexadecimal: files with the same one are the same file, whatever they are called. */
export async function digestOf(source: FileSource | Readable): Promise<string> {
  const hash = createHash('sha256');
  if (source instanceof Uint8Array) return hash.update(source).digest('hex');
  await pipeline(typeof source === 'string' ? createReadStream(source) : source, hash);
  return hash.digest('hex');
}
