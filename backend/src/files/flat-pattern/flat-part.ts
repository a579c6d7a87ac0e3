import { readFile } from 'node:fs/promises';
import { Mutex } from 'async-mutex';
import { inSlices } from '../intake/in-slices.js';
import { picturesOfSvg, THUMBNAIL_SIDE, type Pictures } from '../intake/picture.js';
import type { Upload } from '../upload.js';
import { drawSvg } from './domain/draw-svg.js';
import { unfold, type FlatPattern } from './domain/flat-pattern.js';

/** Pixels, as a PDF's page. */
const PREVIEW_SIDE = 2000;

/** Pixels of a line's width. */
const PREVIEW_STROKE = 4;
const THUMBNAIL_STROKE = 1.6;

/** Milliseconds that one drawing may take; a usual one takes ten. */
const LIMIT_MS = 6_000;

/** Read one at a time: each may take some hundred MB while it is. */
const reading = new Mutex();

/**
 * A DXF's figures and its pictures.
 * @throws DxfFault, TooLong
 */
export async function flatPart(upload: Upload): Promise<{ pattern: FlatPattern; pictures: Pictures }> {
  return reading.runExclusive(async () => {
    const bytes = 'buffer' in upload ? upload.buffer : await readFile(upload.path);
    const unfolded = await inSlices(unfold(bytes.toString('utf8')), LIMIT_MS);
    const [preview, thumbnail] = [
      drawSvg(unfolded, PREVIEW_SIDE, PREVIEW_STROKE),
      drawSvg(unfolded, THUMBNAIL_SIDE, THUMBNAIL_STROKE),
    ];
    return { pattern: unfolded.pattern, pictures: await picturesOfSvg(preview, thumbnail) };
  });
}
