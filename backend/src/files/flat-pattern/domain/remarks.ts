import { WIDEST_GAP, type Contour } from './chain.js';
import { boxOf, heightOf, widthOf, type Box } from './measure.js';
import { largestOf, type Nested } from './nesting.js';
import { diameterOf } from './round-hole.js';

/**
 * Why the figures of a drawing are to be looked at. `open_outline`: the outermost contour is open, so that area and holes are not
 * known; `gaps_closed`: ends of contours did not meet; `sheet_frame`: the outermost contour may be the sheet's frame;
 * `beside_outline`: something is drawn beside the largest contour; `unprinted`: it is on a layer that is never printed;
 * `maybe_inches`: no unit is named, and the inch is likely; `coloured_bends`: nothing but their colour shows bends;
 * `doubtful_lines`: straight lines that are cut and may be bends or a title block; `fitted_splines`: their shape is approximate.
 */
export const REMARK_CODES = [
  'open_outline',
  'gaps_closed',
  'sheet_frame',
  'beside_outline',
  'unprinted',
  'maybe_inches',
  'coloured_bends',
  'doubtful_lines',
  'fitted_splines',
] as const;

export type RemarkCode = (typeof REMARK_CODES)[number];

export interface FlatRemark {
  code: RemarkCode;
  /** How many it is about. */
  count: number;
  /** mm, 2 decimals: the widest of the gaps; the length, if it were in inches. */
  mm?: number;
}

/** Counts of a drawing that become its remarks; 0 gives none. */
export type RemarkCounts = Partial<Record<RemarkCode, number>>;

/** In the order of REMARK_CODES. */
export const remarksOf = (counts: RemarkCounts, lengths: Partial<Record<RemarkCode, number>>): FlatRemark[] =>
  REMARK_CODES.flatMap((code): FlatRemark[] => {
    const [count = 0, mm] = [counts[code], lengths[code]];
    return count > 0 ? [{ code, count, ...(mm !== undefined && { mm }) }] : [];
  });

/**
 * Whether the edge of the part is among the open contours: nothing is closed, or they reach beyond the largest closed one on
 * every side.
 */
export function isOutlineOpen(contours: readonly Contour[], nested: readonly Nested[]): boolean {
  const edge = largestOf(nested);
  if (!edge) return true;
  const beyond = openBeyond(contours, edge).flatMap(({ curves }) => curves);
  return isWithin(edge.box, boxOf(beyond), WIDEST_GAP);
}

/** Contours beside the largest closed one: another part, a title block, lines that run past its edge. */
export const besideOutline = (contours: readonly Contour[], nested: readonly Nested[]): number => {
  const edge = largestOf(nested);
  if (!edge) return 0;
  return nested.filter(({ depth }) => depth === 0).length - 1 + openBeyond(contours, edge).length;
};

const openBeyond = (contours: readonly Contour[], { box }: Nested): Contour[] =>
  contours.filter(({ closed, curves }) => !closed && !isWithin(boxOf(curves), box, -WIDEST_GAP));

/** @param margin mm by which it has to be within, on each side */
const isWithin = (inner: Box, outer: Box, margin: number): boolean =>
  inner.least.x >= outer.least.x + margin &&
  inner.least.y >= outer.least.y + margin &&
  inner.most.x <= outer.most.x - margin &&
  inner.most.y <= outer.most.y - margin;

/** Sides of a sheet of ISO 216, and how far they may be off: A4 is rounded to millimetres. */
const SHEET = Math.SQRT2;
const OFF = 0.0015;

/**
 * Whether the outermost contour may be the frame of a sheet around the part: something is inside of what would be its holes, or it
 * is a rectangle of a sheet's proportions around more than round holes.
 */
export function isSheetFrame(nested: readonly Nested[]): boolean {
  const edge = largestOf(nested);
  if (!edge) return false;
  if (nested.some(({ depth }) => depth > 1)) return true;
  const [across, up] = [widthOf(edge.box), heightOf(edge.box)];
  const isRectangle = edge.area >= 0.999 * across * up;
  const proportion = Math.max(across, up) / Math.min(across, up);
  if (!isRectangle || Math.abs(proportion - SHEET) > OFF) return false;
  return nested.some(({ depth, contour }) => depth === 1 && diameterOf(contour) === null);
}
