/**
 * The three curves that every outline is made of. All of them stay what they are under scaling, turning, mirroring
 * and shearing, so that a nested block needs no approximation. Lengths and areas of lines and arcs are closed forms.
 */

export interface Point {
  x: number;
  y: number;
}

export type Curve =
  | { kind: 'line'; from: Point; to: Point }
  /** center + u · cos t + v · sin t, t from `from` to `to` (radians, either way round): circles and ellipses. */
  | { kind: 'arc'; center: Point; u: Point; v: Point; from: number; to: number }
  /** A spline, in chords short enough for the purpose. */
  | { kind: 'chords'; points: Point[] };

/** x' = a·x + c·y + e, y' = b·x + d·y + f */
export interface Affine {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export const IDENTITY: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export const scaling = (x: number, y = x): Affine => ({ ...IDENTITY, a: x, d: y });
export const moving = (x: number, y: number): Affine => ({ ...IDENTITY, e: x, f: y });

/** @param angle radians, counterclockwise */
export function turning(angle: number): Affine {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { a: cos, b: sin, c: -sin, d: cos, e: 0, f: 0 };
}

/** One map after another: the last one named is applied first. */
export const after = (second: Affine, first: Affine): Affine => ({
  a: second.a * first.a + second.c * first.b,
  b: second.b * first.a + second.d * first.b,
  c: second.a * first.c + second.c * first.d,
  d: second.b * first.c + second.d * first.d,
  e: second.a * first.e + second.c * first.f + second.e,
  f: second.b * first.e + second.d * first.f + second.f,
});

export const mapPoint = ({ a, b, c, d, e, f }: Affine, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

const mapVector = (map: Affine, vector: Point) => mapPoint({ ...map, e: 0, f: 0 }, vector);

export function mapCurve(map: Affine, curve: Curve): Curve {
  switch (curve.kind) {
    case 'line':
      return { kind: 'line', from: mapPoint(map, curve.from), to: mapPoint(map, curve.to) };
    case 'arc':
      return {
        ...curve,
        center: mapPoint(map, curve.center),
        u: mapVector(map, curve.u),
        v: mapVector(map, curve.v),
      };
    case 'chords':
      return { kind: 'chords', points: curve.points.map((point) => mapPoint(map, point)) };
  }
}

export type Arc = Extract<Curve, { kind: 'arc' }>;

/** A circle's arc. */
export const circular = (center: Point, radius: number, from: number, to: number): Arc => ({
  kind: 'arc',
  center,
  u: { x: radius, y: 0 },
  v: { x: 0, y: radius },
  from,
  to,
});

export const pointAt = ({ center, u, v }: Arc, t: number): Point => ({
  x: center.x + u.x * Math.cos(t) + v.x * Math.sin(t),
  y: center.y + u.y * Math.cos(t) + v.y * Math.sin(t),
});

const ORIGIN: Point = { x: 0, y: 0 };

export function startOf(curve: Curve): Point {
  if (curve.kind === 'line') return curve.from;
  return curve.kind === 'arc' ? pointAt(curve, curve.from) : (curve.points[0] ?? ORIGIN);
}

export function endOf(curve: Curve): Point {
  if (curve.kind === 'line') return curve.to;
  return curve.kind === 'arc' ? pointAt(curve, curve.to) : (curve.points.at(-1) ?? ORIGIN);
}

/** Reverses the direction of a curve. */
export function reversed(curve: Curve): Curve {
  if (curve.kind === 'line') return { kind: 'line', from: curve.to, to: curve.from };
  if (curve.kind === 'arc') return { ...curve, from: curve.to, to: curve.from };
  return { kind: 'chords', points: [...curve.points].reverse() };
}

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export const middle = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

export const cross = (one: Point, other: Point) => one.x * other.y - one.y * other.x;

/** Radians between two points of an arc, close enough to draw it large and to test what is inside of it. */
export const FINE_STEP = Math.PI / 48;

/**
 * Points along the curve, both ends included.
 * @param step radians between two points of an arc
 */
export function pointsOf(curve: Curve, step = FINE_STEP): Point[] {
  if (curve.kind === 'line') return [curve.from, curve.to];
  if (curve.kind === 'chords') return curve.points;
  const sweep = curve.to - curve.from;
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / step));
  return Array.from({ length: steps + 1 }, (_, index) =>
    pointAt(curve, curve.from + (sweep * index) / steps),
  );
}
