import { contoursKeyOf, sharpKeyOf } from './derived-keys.js';
import type { StoredFile } from './stored-file.entity.js';

/** Which pages of a PDF become pictures; 'none' keeps the original alone, of whatever type it is. */
export type Pages = 'each' | 'first' | 'none';

/** A file whose objects are stored and whose row is not: to be saved, or discarded. */
export type PreparedFile = Pick<
  StoredFile,
  | 'kind'
  | 'original_key'
  | 'original_name'
  | 'mime'
  | 'size'
  | 'page'
  | 'width'
  | 'height'
  | 'preview_key'
  | 'thumbnail_key'
  | 'flat_pattern'
  | 'reading'
  | 'text'
  | 'digest'
  | 'outline'
>;

/** What an upload became, and the numbers of the PDF's pages that could not be read and are missing in it. */
export interface PreparedUpload {
  files: PreparedFile[];
  unread: readonly number[];
}

/** The keys of the objects that a file consists of. */
export function keysOf(
  file: Pick<StoredFile, 'mime' | 'original_key' | 'preview_key' | 'thumbnail_key' | 'page'>,
): string[] {
  const { original_key, preview_key, thumbnail_key } = file;
  const keys = [original_key, preview_key, thumbnail_key, sharpKeyOf(file), contoursKeyOf(file)];
  return keys.filter((key) => key !== null);
}
