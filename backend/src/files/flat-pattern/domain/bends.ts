import { type Contour, chain, closeGaps } from './chain.js';
import { cross, distance, middle, pointsOf, type Curve, type Point, endOf, startOf } from './curve.js';
import type { DrawnBend, Expanded } from './expand.js';
import type { BendDirection } from './layer-role.js';
import { areaOf } from './measure.js';
import { isInside, largestOf, type Nested } from './nesting.js';

/** A bend: what is on one straight line is bent in one stroke, also across a gap. */
export interface Bend {
  /** mm along which material may be bent: the strokes together, what covers itself once. */
  length: number;
  direction: BendDirection;
  strokes: Stroke[];
}

interface Stroke {
  from: Point;
  to: Point;
}

/** mm; lines nearer to each other than this are one. */
const BESIDE = 0.1;

/** Radians; lines that differ by less have one direction. */
const PARALLEL = 1e-3;

/** mm; shorter ones are dots of a line type, or slips. */
const SHORTEST = 0.5;

/** The bends of these lines, the longest first; arcs and splines are none. */
export function bendsOf(drawn: readonly DrawnBend[]): Bend[] {
  const lines = drawn.flatMap(({ curve, direction }) => straight(curve).map((line) => ({ line, direction })));
  const bends = (['up', 'down', null] as const).flatMap((direction) =>
    onOneLine(lines.filter((each) => each.direction === direction).map(({ line }) => line)).map((strokes) =>
      bendOf(strokes, direction),
    ),
  );
  return bends.filter(({ length }) => length >= SHORTEST).sort((one, other) => other.length - one.length);
}

/** Axes looked at times pieces of contours: more is not worth the time for what is a guess. */
const MOST_COMPARISONS = 1_000_000;

/** mm; an axis that ends this near to a contour ends on it. */
const ON_CONTOUR = 0.5;

/**
 * The axes that run from edge to edge across the part: how some programs draw bend lines. An axis of symmetry reaches beyond
 * the edge, one of a hole ends beside it. None where a drawing has too many lines to be compared.
 */
export function axesAcross(centres: readonly Curve[], contours: readonly Contour[]): DrawnBend[] {
  const axes = centres.flatMap(straight);
  const curves = contours.flatMap((contour) => contour.curves);
  if (axes.length === 0 || 3 * axes.length * countOf(curves) > MOST_COMPARISONS) return [];
  const edges = curves.flatMap((curve) => strokesOf(pointsOf(curve)));
  const onEdge = (point: Point) => edges.some((edge) => gap(edge, point) <= ON_CONTOUR);
  return axes
    .filter(({ from, to }) => onEdge(from) && onEdge(to) && !onEdge(middle(from, to)))
    .map(({ from, to }) => ({ curve: { kind: 'line', from, to }, direction: null }));
}

/** The lines of a curve; none of an arc. Splines are chords of something round. */
const straight = (curve: Curve): Stroke[] => (curve.kind === 'line' ? [curve] : []);

/** About how many strokes the curves are in: known before they are made, which takes much memory for many arcs. */
const countOf = (curves: readonly Curve[]) =>
  curves.reduce((sum, curve) => sum + (curve.kind === 'line' ? 1 : STROKES_A_CURVE), 0);

const STROKES_A_CURVE = 100;

const strokesOf = (points: readonly Point[]): Stroke[] =>
  points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));

const away = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

const dot = (one: Point, other: Point) => one.x * other.x + one.y * other.y;

/** From a point to a stroke. */
function gap({ from, to }: Stroke, point: Point): number {
  const along = away(from, to);
  const whole = dot(along, along);
  const share = whole === 0 ? 0 : Math.min(1, Math.max(0, dot(along, away(from, point)) / whole));
  return distance(point, { x: from.x + along.x * share, y: from.y + along.y * share });
}

/** The strokes in groups, each on one straight line. */
function onOneLine(strokes: readonly Stroke[]): Stroke[][] {
  const angled = strokes.map((stroke) => ({ stroke, angle: angleOf(stroke) }));
  angled.sort((one, other) => one.angle - other.angle);
  const groups = runs(angled, (one, other) => other.angle - one.angle <= PARALLEL);
  // Half a turn on, a line has the same direction again.
  const [first, last] = [groups[0], groups.at(-1)];
  const turn = Math.PI + (first?.[0]?.angle ?? 0) - (last?.at(-1)?.angle ?? 0);
  if (first && last && first !== last && turn <= PARALLEL) {
    groups[groups.length - 1] = [...last, ...first];
    groups.shift();
  }
  return groups.flatMap((group) => besideEachOther(group.map(({ stroke }) => stroke)));
}

/** Strokes of one direction, by how far they are beside each other; the longest one says the direction best. */
function besideEachOther(strokes: readonly Stroke[]): Stroke[][] {
  const [{ from, to }] = longestFirst(strokes);
  const unit = unitOf(from, to);
  const offset = (stroke: Stroke) => cross(unit, away(from, middle(stroke.from, stroke.to)));
  const placed = strokes.map((stroke) => ({ stroke, offset: offset(stroke) }));
  placed.sort((one, other) => one.offset - other.offset);
  return runs(placed, (one, other) => other.offset - one.offset <= BESIDE).map((run) =>
    run.map(({ stroke }) => stroke),
  );
}

/** The strokes of one line as one bend: those that meet or cover each other become one. */
function bendOf(strokes: readonly Stroke[], direction: BendDirection): Bend {
  const [{ from, to }] = longestFirst(strokes);
  const unit = unitOf(from, to);
  const at = (place: number): Point => ({ x: from.x + unit.x * place, y: from.y + unit.y * place });
  const spans = strokes
    .map((stroke) => [dot(unit, away(from, stroke.from)), dot(unit, away(from, stroke.to))] as const)
    .map(([one, other]) => ({ least: Math.min(one, other), most: Math.max(one, other) }))
    .sort((one, other) => one.least - other.least);
  const joined: typeof spans = [];
  for (const span of spans) {
    const before = joined.at(-1);
    if (before && span.least <= before.most + BESIDE) before.most = Math.max(before.most, span.most);
    else joined.push({ ...span });
  }
  return {
    length: joined.reduce((sum, { least, most }) => sum + most - least, 0),
    direction,
    strokes: joined.map(({ least, most }) => ({ from: at(least), to: at(most) })),
  };
}

const lengthOf = ({ from, to }: Stroke) => distance(from, to);

const longestFirst = (strokes: readonly Stroke[]): [Stroke] => [
  strokes.reduce((best, stroke) => (lengthOf(stroke) > lengthOf(best) ? stroke : best)),
];

function unitOf(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Radians from 0 to π: a line has no beginning. */
function angleOf({ from, to }: Stroke): number {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return angle < 0 ? angle + Math.PI : angle;
}

/** The sorted items in runs in which each belongs to the one before it. */
function runs<T>(items: readonly T[], together: (one: T, next: T) => boolean): T[][] {
  const found: T[][] = [];
  let before: T | undefined;
  for (const item of items) {
    if (before !== undefined && together(before, item)) found.at(-1)?.push(item);
    else found.push([item]);
    before = item;
  }
  return found;
}

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
    return isInside(middle(startOf(line), endOf(line)), corners);
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
