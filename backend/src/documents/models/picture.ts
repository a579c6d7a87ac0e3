import type { StoredFile } from '../../files/stored-file.entity.js';

/** A stored picture as a document shows it. Its object never changes, so that the key stands for the bytes. */
export interface Picture {
  key: string;
  /** Pixels of the preview; only their ratio counts. Null where it is not known. */
  width: number | null;
  height: number | null;
  /** Whether it came from a camera: printed as JPEG, where a drawing stays exact. */
  photo: boolean;
  /** The page of a PDF that it shows: a part sheet prints the page itself. Null where it is none. */
  original: { key: string; page: number } | null;
}

const toPicture = (file: StoredFile, key: string): Picture => ({
  key,
  width: file.width,
  height: file.height,
  photo: file.mime === 'image/jpeg',
  original:
    file.mime === 'application/pdf' && file.page !== null
      ? { key: file.original_key, page: file.page }
      : null,
});

/** The file's picture in full, or null where it has none. */
export const fullPicture = (file: StoredFile | null | undefined): Picture | null =>
  file?.preview_key ? toPicture(file, file.preview_key) : null;

/** The file's small picture, or null where it has none. */
export function smallPicture(file: StoredFile | null | undefined): Picture | null {
  const key = file?.thumbnail_key ?? file?.preview_key;
  return file && key ? toPicture(file, key) : null;
}
