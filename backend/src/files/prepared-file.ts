import { contoursKeyOf, sharpKeyOf } from './derived-keys.js';
import type { PageKind } from './reading/domain/page-kind/kind-headings.js';
import type { ReadFault } from './readers/unreadable-file.js';
import type { StoredFile } from './stored-file.entity.js';

/**
 * Which pages of a PDF become files of their own: 'each', the 'first', or 'none' (the original alone, without pictures); 'parts'
 * are those that may show a part; or the pages of these numbers, from 1.
 */
export type Pages = 'each' | 'first' | 'none' | 'parts' | ReadonlySet<number>;

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
  | 'title_block'
  | 'block_texts'
  | 'date_patterns'
  | 'text'
  | 'digest'
  | 'outline'
  | 'recognition'
>;

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
