import { axesAcross } from './bends.js';
import { chain, closeGaps, type Contour } from './chain.js';
import { endOf, pointsOf, startOf, type Curve } from './curve.js';
import type { Expanded } from './expand.js';
import { areaOf } from './measure.js';
import { isInside, largestOf, type Nested } from './nesting.js';

type Colours = Expanded['colours'];

/**
 * Bend lines that nothing but their colour distinguishes from the cut: all that is drawn in it are straight lines that run from edge to
 * edge of a part, which another colour draws and closes.
 */
export function colouredBends(colours: Colours): Curve[] {
  const drawn = byColour(colours);
  if (drawn.length < 2) return [];
  const rings = drawn.flatMap((curves) => {
    const { contours } = closeGaps(chain(curves));
    return contours.flatMap((edge) => (edge.closed ? [{ contours, edge, area: areaOf(edge.curves) }] : []));
  });
  if (rings.length === 0) return [];
  const { contours, edge } = rings.reduce((best, each) => (each.area > best.area ? each : best));
  const corners = edge.curves.flatMap((curve) => pointsOf(curve));
  const isBend = (line: Curve) => {
    const [from, to] = [startOf(line), endOf(line)];
    return isInside({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, corners);
  };
  return drawn.flatMap((curves) => {
    if (curves.some(({ kind }) => kind !== 'line')) return [];
    const across = axesAcross(curves, contours);
    return across.length === curves.length && curves.every(isBend) ? curves : [];
  });
}

function byColour(colours: Colours): Curve[][] {
  const found = new Map<number, Curve[]>();
  for (const [curve, colour] of colours) {
    const curves = found.get(colour) ?? [];
    if (curves.length === 0) found.set(colour, curves);
    curves.push(curve);
  }
  return [...found.values()];
}

/**
 * How many straight lines stand alone among what is cut, in another colour than the edge or from edge to edge: they may be bends,
 * or parts of a title block.
 */
export function doubtfulLines(
  colours: Colours,
  contours: readonly Contour[],
  nested: readonly Nested[],
): number {
  const colourOf = (curves: readonly Curve[]) => curves.map((curve) => colours.get(curve)).find(Boolean);
  const main = colourOf(largestOf(nested)?.contour.curves ?? []);
  const isAlone = ({ closed, curves }: Contour) =>
    !closed && curves.length === 1 && curves[0]?.kind === 'line';
  const lines = contours.filter(isAlone).flatMap(({ curves }) => curves);
  const rest = lines.filter((line) => main === undefined || (colours.get(line) ?? main) === main);
  const across = axesAcross(
    rest,
    contours.filter((contour) => !isAlone(contour)),
  );
  return lines.length - rest.length + across.length;
}
