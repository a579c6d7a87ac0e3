import { resolutionFor, titleRegionOf, type PageRegion } from '../../reading/recognition/title-region.js';
import { greyPart } from './picture.js';

/** The longer side of A4, in inches: a picture of a drawing shows this much of it at least. */
const SMALLEST_SHEET = 11.7;

/** Pixels to an inch that scanners take at most of drawings: a picture of more shows a larger sheet. */
const FINEST_SCAN = 300;

const POINTS = 72;

/**
 * The part of a picture where a drawing's title block stands, in grey. How large the sheet is no picture says: it is taken for as small
 * as the picture is fine.
 * @throws UnreadableFile
 */
export async function titleRegionOfImage(source: Uint8Array): Promise<PageRegion> {
  return greyPart(source, (picture) => {
    const longer = Math.max(picture.width, picture.height);
    const inches = Math.max(SMALLEST_SHEET, longer / FINEST_SCAN);
    const scale = (inches * POINTS) / longer;
    const size = { width: picture.width * scale, height: picture.height * scale };
    const region = titleRegionOf(size);
    const dpi = resolutionFor({ size, region });
    return { size, region, dpi };
  });
}
