import type { Contour } from './chain.js';
import { WIDEST_GAP } from './chain.js';
import { boxOf, type Box } from './measure.js';
import type { Nested } from './nesting.js';

/**
 * Why the figures of a drawing are to be looked at. `gaps_closed`: ends of contours did not meet; `open_outline`: the outermost
 * contour is open, so that area and holes are not known.
 */
export const REMARK_CODES = ['gaps_closed', 'open_outline'] as const;

export interface FlatRemark {
  code: (typeof REMARK_CODES)[number];
  /** How many it is about. */
  count?: number;
  /** mm, 2 decimals: the widest of them. */
  mm?: number;
}

/**
 * Whether the edge of the part is among the open contours: nothing is closed, or they reach beyond the largest closed one on
 * every side.
 */
export function isOutlineOpen(contours: readonly Contour[], nested: readonly Nested[]): boolean {
  const edge = largestOf(nested);
  if (!edge) return true;
  const around = contours.filter(
    ({ closed, curves }) => !closed && !isWithin(boxOf(curves), edge.box, -WIDEST_GAP),
  );
  return isWithin(edge.box, boxOf(around.flatMap(({ curves }) => curves)), WIDEST_GAP);
}

const largestOf = (nested: readonly Nested[]): Nested | undefined =>
  nested.reduce<Nested | undefined>(
    (best, each) => (best && best.area >= each.area ? best : each),
    undefined,
  );

/** @param margin mm by which it has to be within, on each side */
const isWithin = (inner: Box, outer: Box, margin: number): boolean =>
  inner.least.x >= outer.least.x + margin &&
  inner.least.y >= outer.least.y + margin &&
  inner.most.x <= outer.most.x - margin &&
  inner.most.y <= outer.most.y - margin;
