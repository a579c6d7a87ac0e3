import { type Place, placeAround } from '../drawing-page.js';
import type { BlockText } from './block-texts.js';

/** How far the block reaches beyond its values, in parts of what they take: labels stand beside and above them. */
const MARGIN = 0.18;

/** The least of it, in parts of the page. */
const LEAST = 0.01;

const bounded = (side: number): number => Math.min(1, Math.max(0, side));

/**
 * Where on the page a title block is, by the texts of its cells. Pure.
 * @returns null without texts
 */
export function blockPlace(texts: readonly Pick<BlockText, 'place'>[]): Place | null {
  if (texts.length === 0) return null;
  const { x, y, width, height } = placeAround(
    texts.flatMap(({ place }) => [place, { x: place.x + place.width, y: place.y + place.height }]),
  );
  const [across, down] = [Math.max(LEAST, MARGIN * width), Math.max(LEAST, MARGIN * height)];
  const [left, top] = [bounded(x - across), bounded(y - down)];
  return {
    x: left,
    y: top,
    width: bounded(x + width + across) - left,
    height: bounded(y + height + down) - top,
  };
}
