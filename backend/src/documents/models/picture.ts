import type { StoredFile } from '../../files/stored-file.entity.js';

/** What of a file's row its picture is made of. */
export type PrintedFile = Pick<
  StoredFile,
  'mime' | 'page' | 'width' | 'height' | 'original_key' | 'preview_key' | 'thumbnail_key'
>;

/** A stored picture as a document shows it. Its object never changes, so that the key stands for the bytes. */
export interface Picture {
  key: string;
  /** Pixels of the preview; only their ratio counts. Null where it is not known. */
  width: number | null;
  height: number | null;
  /** Whether it came from a camera; a drawing's lines are thinner. */
  photo: boolean;
  /** Pixels of height that its place in the document has use for; null: all that there are. */
  print_height: number | null;
  /** The page of a PDF that it shows: a part sheet prints the page itself. Null where it is none. */
  original: { key: string; page: number } | null;
}

const toPicture = (file: PrintedFile, key: string, print_height: number | null = null): Picture => ({
  key,
  width: file.width,
  height: file.height,
  photo: file.mime === 'image/jpeg',
  print_height,
  original:
    file.mime === 'application/pdf' && file.page !== null
      ? { key: file.original_key, page: file.page }
      : null,
});

/** Finer than this no printer shows a difference. */
const DOTS_PER_MM = 300 / 25.4;

/**
 * The file's picture in full, or null where it has none.
 * @param height of its place in the document, in mm, where it is small
 */
export function fullPicture(file: PrintedFile | null | undefined, height?: number): Picture | null {
  if (!file?.preview_key) return null;
  return toPicture(file, file.preview_key, height ? Math.round(height * DOTS_PER_MM) : null);
}

/** The file's small picture, or null where it has none. */
export function smallPicture(file: PrintedFile | null | undefined): Picture | null {
  const key = file?.thumbnail_key ?? file?.preview_key;
  return file && key ? toPicture(file, key) : null;
}
