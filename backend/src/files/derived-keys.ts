import type { StoredFile } from './stored-file.entity.js';

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
