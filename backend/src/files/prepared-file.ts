import { contoursKeyOf, sharpKeyOf } from './derived-keys.js';
import type { ReadFault } from './readers/unreadable-file.js';
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

/** A page of a PDF, 1-based, that became no file, and why. */
export interface UnreadPage {
  page: number;
  fault: ReadFault;
}

/** What an upload became, and the PDF's pages that are missing in it. */
export interface PreparedUpload {
  files: PreparedFile[];
  unread: readonly UnreadPage[];
}

/** The keys of the objects that a file consists of. */
export function keysOf(
  file: Pick<StoredFile, 'mime' | 'original_key' | 'preview_key' | 'thumbnail_key' | 'page'>,
): string[] {
  const { original_key, preview_key, thumbnail_key } = file;
  const keys = [original_key, preview_key, thumbnail_key, sharpKeyOf(file), contoursKeyOf(file)];
  return keys.filter((key) => key !== null);
}
