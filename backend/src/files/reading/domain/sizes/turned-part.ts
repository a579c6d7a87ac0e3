import { ARROW, goesOnBeyond, hasEdges, type Outlines, type Pair } from './outline.js';
import type { Run } from '../page-runs.js';

type Box = Pick<Run, 'left' | 'right' | 'top' | 'bottom'>;

/** A circle as large as the diameter: the part is seen from its end, or it is a hole. */
const isSeenFromEnd = (curves: readonly Box[], { along, up }: Pair, size: number): boolean =>
  curves.some(
    ({ left, right, top, bottom }) =>
      Math.abs(right - left - size) < 2 * ARROW &&
      Math.abs(bottom - top - size) < 2 * ARROW &&
      right > along.line.from &&
      left < along.line.to &&
      bottom > up.line.from &&
      top < up.line.to,
  );

/**
 * Whether a diameter and a length are those of a turned part that is seen from its side: the outline has an edge at both ends of the
 * diameter, none of it goes on beyond either of them, and the diameter's circle is not drawn there.
 * @param pair of which one is a diameter
 */
export function isTurnedPart(pair: Pair, outlines: Outlines, curves: readonly Box[]): boolean {
  const { level, upright } = outlines.lines;
  const [diameter, length, edges] = pair.up.round
    ? [pair.up.line, pair.along.line, level]
    : [pair.along.line, pair.up.line, upright];
  return (
    hasEdges(edges, diameter, length) &&
    !goesOnBeyond(pair, outlines) &&
    !isSeenFromEnd(curves, pair, diameter.to - diameter.from)
  );
}
