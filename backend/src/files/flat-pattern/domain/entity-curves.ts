import { DxfFault, MOST_CURVES } from './dxf-fault.js';
import { type Curve, type Point, circular, distance, mapCurve, scaling } from './curve.js';
import { type Entity, numberOf, numbersOf, toNumber, type DxfRecord } from './read-drawing.js';

/** A B-spline as a SPLINE entity holds it; without weights all count 1. */
interface Spline {
  degree: number;
  knots: readonly number[];
  points: readonly Point[];
  weights: readonly number[];
}

/** Chords of a whole spline, spread over its knot spans; of a quarter circle in one span the length is right to 1e-7. */
const CHORDS = 2400;
const FEWEST = 8;
const MOST_A_SPAN = 1200;
const HIGHEST_DEGREE = 10;

/** The spline in chords. @throws DxfFault broken when its knots and points don't fit each other */
function chordsOf(spline: Spline): Curve {
  const { degree, knots, points } = spline;
  const fits = knots.length === points.length + degree + 1 && points.length > degree;
  if (!fits || degree < 1 || degree > HIGHEST_DEGREE) throw new DxfFault('broken', 'spline');
  const spans: [number, number][] = [];
  for (let at = degree; at < points.length; at += 1) {
    const [from, to] = [knots[at] ?? 0, knots[at + 1] ?? 0];
    if (to > from) spans.push([at, to - from]);
  }
  const steps = Math.min(MOST_A_SPAN, Math.max(FEWEST, Math.ceil(CHORDS / spans.length)));
  const found: Point[] = [];
  for (const [span, width] of spans) {
    const from = knots[span] ?? 0;
    for (let step = found.length === 0 ? 0 : 1; step <= steps; step += 1)
      found.push(pointOf(spline, span, from + (width * step) / steps));
  }
  return { kind: 'chords', points: found };
}

/** De Boor's algorithm in homogeneous coordinates. */
function pointOf({ degree, knots, points, weights }: Spline, span: number, t: number): Point {
  const row = Array.from({ length: degree + 1 }, (_, index) => {
    const at = span - degree + index;
    const weight = weights[at] ?? 1;
    const point = points[at] ?? { x: 0, y: 0 };
    return [point.x * weight, point.y * weight, weight] as [number, number, number];
  });
  for (let level = 1; level <= degree; level += 1) {
    for (let index = degree; index >= level; index -= 1) {
      const left = knots[span - degree + index] ?? 0;
      const right = knots[span + 1 + index - level] ?? 0;
      const share = right === left ? 0 : (t - left) / (right - left);
      const [one, other] = [row[index - 1], row[index]];
      if (one && other)
        row[index] = [
          mix(one[0], other[0], share),
          mix(one[1], other[1], share),
          mix(one[2], other[2], share),
        ];
    }
  }
  const [x, y, weight] = row[degree] ?? [0, 0, 1];
  return { x: x / weight, y: y / weight };
}

const mix = (one: number, other: number, share: number) => one * (1 - share) + other * share;

/** Chords between two points of a curve that only says what it runs through. */
const CHORDS_BETWEEN = 8;

/**
 * A smooth curve through the points, in chords: the one of Catmull and Rom. What the program that drew it makes between them
 * is its own; the points are the same.
 */
function chordsThrough(points: readonly Point[]): Curve {
  if (points.length > MOST_CURVES) throw new DxfFault('too-many', 'points of a spline');
  const [first, last] = [points[0], points.at(-1)];
  const round = first && last && first.x === last.x && first.y === last.y;
  const at = (index: number): Point =>
    points[index] ??
    // Beyond an end: on around a closed curve, or straight on.
    (round ? points.at(index < 0 ? -2 : 1) : points.at(index < 0 ? 0 : -1)) ?? { x: 0, y: 0 };
  const found: Point[] = points.slice(0, 1);
  for (let index = 0; index < points.length - 1; index += 1) {
    const four = [at(index - 1), at(index), at(index + 1), at(index + 2)] as const;
    for (let step = 1; step <= CHORDS_BETWEEN; step += 1) {
      const t = step / CHORDS_BETWEEN;
      found.push({
        x: catmullRom(
          four.map(({ x }) => x),
          t,
        ),
        y: catmullRom(
          four.map(({ y }) => y),
          t,
        ),
      });
    }
  }
  return { kind: 'chords', points: found };
}

/** Between the second and the third of four values. */
function catmullRom([a = 0, b = 0, c = 0, d = 0]: number[], t: number): number {
  return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2;
}

/**
 * The curves of one entity, in its own units; null for entities that draw no outline.
 * @throws DxfFault broken, too-many
 */
export function curvesOf(entity: Entity): Curve[] | null {
  const read = READERS[entity.type];
  if (!read) return null;
  const curves = read(entity);
  return curves && facesDown(entity) && !IN_WORLD.has(entity.type)
    ? curves.map((curve) => mapCurve(scaling(-1, 1), curve))
    : curves;
}

/** Entities whose points don't follow their extrusion direction. */
const IN_WORLD = new Set(['LINE', 'ELLIPSE', 'SPLINE']);

/** Drawn on a plane that is looked at from behind: x runs the other way (DXF reference, arbitrary axis). */
export const facesDown = (entity: DxfRecord) => numberOf(entity, 230, 1) < 0;

const READERS: Record<string, ((entity: Entity) => Curve[] | null) | undefined> = {
  LINE: (entity) => [{ kind: 'line', from: point(entity, 10), to: point(entity, 11) }],
  CIRCLE: (entity) => [circular(point(entity, 10), numberOf(entity, 40), 0, 2 * Math.PI)],
  ARC: (entity) => {
    const [from, to] = [radians(numberOf(entity, 50)), radians(numberOf(entity, 51))];
    return [circular(point(entity, 10), numberOf(entity, 40), from, ahead(from, to))];
  },
  ELLIPSE: (entity) => [ellipse(entity)],
  LWPOLYLINE: (entity) => outline(lightVertices(entity), isClosed(entity)),
  POLYLINE: polyline,
  SPLINE: spline,
};

const point = (entity: DxfRecord, code: number): Point => ({
  x: numberOf(entity, code),
  y: numberOf(entity, code + 10),
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The angle, turned on until it comes after `from`: arcs run counterclockwise. */
function ahead(from: number, to: number): number {
  const turn = 2 * Math.PI;
  const sweep = (((to - from) % turn) + turn) % turn;
  return from + (sweep < 1e-12 ? turn : sweep);
}

function ellipse(entity: Entity): Curve {
  const u = point(entity, 11);
  const ratio = numberOf(entity, 40, 1) * (facesDown(entity) ? -1 : 1);
  const from = numberOf(entity, 41);
  return {
    kind: 'arc',
    center: point(entity, 10),
    u,
    v: { x: -u.y * ratio, y: u.x * ratio },
    from,
    to: ahead(from, numberOf(entity, 42, 2 * Math.PI)),
  };
}

interface Vertex extends Point {
  /** Tangent of a quarter of the angle of the arc to the next vertex; positive counterclockwise, 0 a line. */
  bulge: number;
}

const CLOSED = 1;
const isClosed = (entity: DxfRecord) => (numberOf(entity, 70) & CLOSED) !== 0;

function lightVertices({ codes, values }: Entity): Vertex[] {
  const vertices: Vertex[] = [];
  for (const [index, value] of values.entries()) {
    const code = codes[index];
    const last = vertices.at(-1);
    if (code === 10) vertices.push({ x: toNumber(value), y: 0, bulge: 0 });
    else if (last && code === 20) last.y = toNumber(value);
    else if (last && code === 42) last.bulge = toNumber(value);
  }
  return vertices;
}

/** Meshes are no outlines; a curve's control points aren't on it. */
const MESH = 16 | 64;
const CONTROL_POINT = 16;

function polyline(entity: Entity): Curve[] | null {
  if ((numberOf(entity, 70) & MESH) !== 0) return null;
  const own = entity.vertices.filter((vertex) => (numberOf(vertex, 70) & CONTROL_POINT) === 0);
  const vertices = own.map((vertex) => ({ ...point(vertex, 10), bulge: numberOf(vertex, 42) }));
  return outline(vertices, isClosed(entity));
}

function outline(vertices: readonly Vertex[], closed: boolean): Curve[] {
  if (vertices.length > MOST_CURVES) throw new DxfFault('too-many', 'vertices');
  const [first] = vertices;
  const round = closed && first ? [...vertices, first] : vertices;
  return round.slice(1).map((to, index) => between(round[index] ?? to, to));
}

function between(from: Vertex, to: Vertex): Curve {
  if (from.bulge === 0) return { kind: 'line', from, to };
  const sweep = 4 * Math.atan(from.bulge);
  // The centre is on the chord's perpendicular, to the left of a counterclockwise arc of less than half a turn.
  const lift = 1 / (2 * Math.tan(sweep / 2));
  const center = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * lift,
    y: (from.y + to.y) / 2 + (to.x - from.x) * lift,
  };
  const start = Math.atan2(from.y - center.y, from.x - center.x);
  return circular(center, Math.hypot(from.x - center.x, from.y - center.y), start, start + sweep);
}

function spline(entity: Entity): Curve[] | null {
  const points = pointsOf(entity, 10);
  if (points.length === 0) {
    const through = fitPointsOf(entity);
    return through.length > 1 ? [chordsThrough(through)] : null;
  }
  return [
    chordsOf({
      degree: numberOf(entity, 71, 3),
      knots: numbersOf(entity, 40),
      points,
      weights: numbersOf(entity, 41),
    }),
  ];
}

/** The points that a spline runs through, where that is all its entity says of its shape; a closed one ends where it begins. */
export function fitPointsOf(entity: Entity): Point[] {
  const points = entity.type === 'SPLINE' && !entity.codes.includes(10) ? pointsOf(entity, 11) : [];
  const [first, last] = [points[0], points.at(-1)];
  return first && last && isClosed(entity) && distance(first, last) > 0 ? [...points, first] : points;
}

function pointsOf(entity: Entity, code: number): Point[] {
  const y = numbersOf(entity, code + 10);
  return numbersOf(entity, code).map((x, index) => ({ x, y: y[index] ?? 0 }));
}
