import type { Point, SeenPage } from './seen-page.js';

/**
 * A letter reaches this far above and below its baseline, in ems. What fonts say of themselves differs by half (DejaVu
 * Sans claims 1.7 em, Helvetica 0.9) and would make a label's line overlap its value's.
 */
const ASCENT = 0.75;
const DESCENT = 0.25;

/** Type 3 fonts may count in units of their own; beyond these ratios to the font's own box an em is not believed. */
const LEAST_EM = 0.35;
const MOST_EM = 2.5;

/** How far a line may lean to count as level or upright, as a ratio. */
const LEAN = 0.1;

/** In points of the page as it is seen. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A letter's box, the height of its line, and whether the line goes up or down, and which of them. */
export interface Letter extends Box {
  size: number;
  upright: boolean;
  goes?: 'up' | 'down';
}

export const around = (box: Box, other: Box): Box => ({
  left: Math.min(box.left, other.left),
  top: Math.min(box.top, other.top),
  right: Math.max(box.right, other.right),
  bottom: Math.max(box.bottom, other.bottom),
});

/** The larger of the gaps across and down; negative for boxes that overlap. */
export const distanceBetween = (one: Box, other: Box): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** The box that the font itself gives the letter: right along the line, of any height across it. */
function boxByFont(page: SeenPage, text: number, index: number): Box | null {
  if (!page.pdfium.FPDFText_GetLooseCharBox(text, index, page.scratch)) return null;
  const [left = 0, top = 0, right = 0, bottom = 0] = page.floats(4);
  const one = page.seen(left, top);
  const other = page.seen(right, bottom);
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    right: Math.max(one.x, other.x),
    bottom: Math.max(one.y, other.y),
  };
}

/** A letter's baseline and its font's em, as they are seen. */
interface Em {
  origin: Point;
  along: Point;
  up: Point;
}

function emOf(page: SeenPage, text: number, index: number): Em | null {
  const { pdfium, scratch, doublesAt } = page;
  const font = pdfium.FPDFText_GetFontSize(text, index);
  if (!(font > 0) || !pdfium.FPDFText_GetMatrix(text, index, scratch)) return null;
  const [a, b, c, d] = page.matrix();
  if (!pdfium.FPDFText_GetCharOrigin(text, index, doublesAt, doublesAt + 8)) return null;
  const { x, y } = page.point();
  const origin = page.seen(x, y);
  const vector = (dx: number, dy: number): Point => {
    const end = page.seen(x + font * dx, y + font * dy);
    return { x: end.x - origin.x, y: end.y - origin.y };
  };
  return { origin, along: vector(a, b), up: vector(c, d) };
}

/**
 * A letter on a line of its em's height, where the line is level or upright; otherwise in the font's own box.
 * @param text pdfium's handle of the page's text
 * @returns null for a letter without a box
 */
export function letterAt(page: SeenPage, text: number, index: number): Letter | null {
  const box = boxByFont(page, text, index);
  if (!box) return null;
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const own = { ...box, size: Math.max(across, down), upright: false };
  const em = emOf(page, text, index);
  if (!em) return own;
  const level = Math.abs(em.along.y) < LEAN * Math.abs(em.along.x);
  const upright = Math.abs(em.along.x) < LEAN * Math.abs(em.along.y);
  const size = Math.abs(level ? em.up.y : em.up.x);
  const claimed = level ? down : across;
  if (!(level || upright) || size < LEAST_EM * claimed || size > MOST_EM * claimed) return own;
  const [base, up] = level ? [em.origin.y, em.up.y] : [em.origin.x, em.up.x];
  const [near, far] = [base + ASCENT * up, base - DESCENT * up];
  const [first, last] = [Math.min(near, far), Math.max(near, far)];
  return level
    ? { ...box, top: first, bottom: last, size, upright: false }
    : { ...box, left: first, right: last, size, upright: true, goes: em.along.y < 0 ? 'up' : 'down' };
}
