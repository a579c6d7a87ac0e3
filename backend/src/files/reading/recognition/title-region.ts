import type { Place } from '../domain/drawing-page.js';
import type { GreyPicture } from './picture-lines.js';

/** The size of a page, in points, and the part of it where a title block stands. */
export interface TitleRegion {
  size: { width: number; height: number };
  region: Place;
}

/** The pixels of that part, and how many there are to an inch. */
export type PageRegion = GreyPicture & TitleRegion & { dpi: number };

const INCH = 72;
const MILLIMETRE = INCH / 25.4;

/** Title blocks are at most as wide as a sheet of A4 is long (ISO 7200: 180 mm), on larger sheets as a part of these. */
const WIDTH = { least: 297 * MILLIMETRE, part: 0.5 };
const HEIGHT = { least: 125 * MILLIMETRE, part: 0.35, most: 0.45 };

/** The finest that is worth it: letters of 2 mm are 24 pixels high. */
const FINEST_DPI = 300;

/** Pixels of the part that is recognised; it is drawn coarser rather than larger. */
const MOST_PIXELS = 6_000_000;

/** Where title blocks stand: the lower right part of the page, on small sheets its whole width. */
export function titleRegionOf({ width, height }: { width: number; height: number }): Place {
  const across = Math.min(width, Math.max(WIDTH.least, WIDTH.part * width));
  const down = Math.min(HEIGHT.most * height, Math.max(HEIGHT.least, HEIGHT.part * height));
  return {
    x: 1 - across / width,
    y: 1 - down / height,
    width: across / width,
    height: down / height,
  };
}

/** Pixels to an inch in which the part of a page is recognised. */
export function resolutionFor({ size, region }: TitleRegion): number {
  const inches = ((region.width * size.width) / INCH) * ((region.height * size.height) / INCH);
  return Math.min(FINEST_DPI, Math.sqrt(MOST_PIXELS / inches));
}
