import { chain, TOLERANCE, type Contour } from './chain.js';
import { cross, type Curve, type Point } from './curve.js';

/** Lines on one straight line; places on it are in mm along its direction. */
interface Row {
  at: (place: number) => Point;
  spans: Span[];
}

interface Span {
  line: Curve;
  /** Of a closed contour. */
  closed: boolean;
  least: number;
  most: number;
}

/** Lines of a row that cover each other, and the ones that take their place. */
interface Rest {
  /** Lines of open contours that are replaced. */
  replaced: Curve[];
  /** By these. */
  pieces: Curve[];
  /** mm of closed contours that are there more than once: each of them needs its own. */
  doubled: number;
}

/**
 * Lines that partly cover each other, as several programs leave them, count once: what an open contour has in common with
 * another one is left out or joined, and the open ones are put together anew.
 * @returns the contours, and how many mm of the closed ones are cut once though two of them have them
 */
export function countOnce(contours: readonly Contour[]): { contours: readonly Contour[]; doubled: number } {
  const rests = rowsOf(contours).flatMap((row) => (row.spans.length > 1 ? [restOf(row)] : []));
  const doubled = rests.reduce((sum, rest) => sum + rest.doubled, 0);
  const replaced = new Set(rests.flatMap((rest) => rest.replaced));
  if (replaced.size === 0) return { contours, doubled };
  const loose = contours.filter(({ closed }) => !closed).flatMap(({ curves }) => curves);
  const pieces = rests.flatMap((rest) => rest.pieces);
  const anew = chain([...loose.filter((curve) => !replaced.has(curve)), ...pieces]);
  return { contours: [...contours.filter(({ closed }) => closed), ...anew], doubled };
}

/** Steps of a direction in radians, and of the distance to the origin in mm, that are one. */
const TURN = 1e-5;
const BESIDE = 0.01;

function rowsOf(contours: readonly Contour[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { curves, closed } of contours) {
    for (const line of curves) {
      if (line.kind !== 'line') continue;
      const { from, to } = line;
      const angle = halfTurn(Math.atan2(to.y - from.y, to.x - from.x));
      const unit = { x: Math.cos(angle), y: Math.sin(angle) };
      const beside = cross(unit, from);
      const key = `${String(Math.round(angle / TURN))} ${String(Math.round(beside / BESIDE))}`;
      const at = (place: number): Point => ({
        x: unit.x * place - unit.y * beside,
        y: unit.y * place + unit.x * beside,
      });
      const row = rows.get(key) ?? { at, spans: [] };
      const [one, other] = [placeOf(unit, from), placeOf(unit, to)];
      row.spans.push({ line, closed, least: Math.min(one, other), most: Math.max(one, other) });
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

const placeOf = (unit: Point, { x, y }: Point) => unit.x * x + unit.y * y;

/** From 0 to π: a line has no beginning. */
function halfTurn(angle: number): number {
  const half = angle < 0 ? angle + Math.PI : angle;
  return half > Math.PI - TURN / 2 ? half - Math.PI : half;
}

function restOf({ at, spans }: Row): Rest {
  const { places, loose, closed } = coverOf(spans);
  const rest: Rest = { replaced: [], pieces: [], doubled: 0 };
  let overlaps = false;
  for (const [index, place] of places.slice(0, -1).entries()) {
    const [open, firm, next] = [loose[index] ?? 0, closed[index] ?? 0, places[index + 1] ?? place];
    rest.doubled += Math.max(0, firm - 1) * (next - place);
    overlaps ||= open > 0 && open + firm > 1;
    if (open > 0 && firm === 0) rest.pieces.push({ kind: 'line', from: at(place), to: at(next) });
  }
  if (!overlaps) return { ...rest, pieces: [] };
  return { ...rest, replaced: spans.flatMap((span) => (span.closed ? [] : [span.line])) };
}

/** Where lines of the row begin and end, and from each of these places to the next how many lines are there. */
function coverOf(spans: readonly Span[]): { places: number[]; loose: number[]; closed: number[] } {
  const ends = spans.flatMap((span) => [
    { place: span.least, span, more: 1 },
    { place: span.most, span, more: -1 },
  ]);
  ends.sort((one, other) => one.place - other.place);
  const [places, loose, closed]: [number[], number[], number[]] = [[], [], []];
  for (const { place, span, more } of ends) {
    const before = places.at(-1);
    if (before === undefined || place - before > TOLERANCE) {
      places.push(place);
      loose.push(loose.at(-1) ?? 0);
      closed.push(closed.at(-1) ?? 0);
    }
    const counts = span.closed ? closed : loose;
    counts[places.length - 1] = (counts[places.length - 1] ?? 0) + more;
  }
  return { places, loose, closed };
}
