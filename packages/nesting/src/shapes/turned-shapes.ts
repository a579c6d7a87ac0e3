import { boundsOf, convexParts, doubleArea, enlarge, fromLowest, move, sidesOf, turn } from './polygon.js';
import { at } from '../at.js';
import { noFitPolygon, type NoFitPolygon } from './no-fit-polygon.js';
import type { Ring, ShapePiece } from './shape-job.js';

/** An outline as it may be turned on a sheet, from the corner of the rectangle around it. */
export interface TurnedShape {
  /** mm of that rectangle. */
  size: readonly [x: number, y: number];
  /** mm² of the outline without its holes. */
  area: number;
  /** Convex parts of the outline with half the gap around it. */
  parts: readonly Ring[];
}

/** One way in which a piece may be turned. */
export interface Way {
  /** The index of its shape. */
  shape: number;
  /** Degrees by which the piece is turned. */
  angle: number;
}

/** Degrees between two angles by which any outline is turned. */
const STEP = 30;

/** Degrees between the angles that are tried for an outline that fits by no right angle. */
const ROOM_STEP = 0.5;

/** How many of the longest edges that are askew are laid along the sheet's, and their least share of the outline's length. */
const EDGES = 3;
const LEAST_EDGE = 0.08;

/** The least share of the rectangle around it of an outline that gains nothing askew. */
const FULL = 0.98;

const RIGHT_ANGLES = [0, 90, 180, 270];

/** Degrees by which a piece that turns freely is turned besides: in equal steps, and by what brings its longest edges along those of the sheet; none of a rectangle. */
export function freeAngles(outline: Ring): number[] {
  const [width, height] = boundsOf([outline]).size;
  if (Math.abs(doubleArea(outline)) / 2 >= FULL * width * height) return [];
  const edges = sidesOf(outline).map(([[x, y], [nextX, nextY]]) => {
    const angle = (Math.atan2(y - nextY, nextX - x) * 180) / Math.PI;
    return { length: Math.hypot(nextX - x, nextY - y), angle: Math.round(((angle + 360) % 90) * 100) / 100 };
  });
  const least = LEAST_EDGE * edges.reduce((sum, { length }) => sum + length, 0);
  const askew = edges.filter(({ length, angle }) => length >= least && angle % 90 !== 0);
  const longest = askew.sort((one, other) => other.length - one.length).map(({ angle }) => angle);
  const steps = Array.from({ length: 90 / STEP - 1 }, (_, step) => (step + 1) * STEP);
  const angles = [...steps, ...[...new Set(longest)].slice(0, EDGES)];
  return angles.flatMap((angle) => RIGHT_ANGLES.map((right) => angle + right));
}

/**
 * The angle, in degrees, at which a sheet has most room for an outline that fits none by right angles, and the same turned by half.
 * @returns none where it fits by right angles, or at no angle
 */
export function anglesWithRoom(
  outline: Ring,
  rooms: readonly (readonly [width: number, length: number])[],
): number[] {
  const lackAt = (angle: number) => {
    const [x, y] = boundsOf([turn(outline, angle)]).size;
    return Math.min(...rooms.map(([width, length]) => Math.max(x - width, y - length)));
  };
  if (RIGHT_ANGLES.some((angle) => lackAt(angle) <= 0)) return [];
  const askew = Array.from({ length: 180 / ROOM_STEP }, (_, step) => step * ROOM_STEP);
  const lacks = askew.map(lackAt);
  const least = Math.min(...lacks);
  return least > 0 ? [] : [0, 180].map((more) => at(askew, lacks.indexOf(least)) + more);
}

/** All shapes of a job, equal ones once, and where two of them overlap. */
export class TurnedShapes {
  readonly shapes: TurnedShape[] = [];
  /** In which ways each piece may be turned. */
  readonly ways: Way[][];
  private readonly known = new Map<string, number>();
  private readonly noFits: (NoFitPolygon | undefined)[] = [];

  constructor(
    pieces: readonly ShapePiece[],
    private readonly gap: number,
    private readonly tolerance: number,
  ) {
    const sizes = pieces.map(({ rings }) => boundsOf(rings.slice(0, 1)).size);
    this.ways = pieces.map(({ rings, angles }) => this.waysOf(withUsefulHoles(rings, sizes), angles));
  }

  /** How many convex parts have to be added up for all pairs of shapes; so long does that take. */
  get sums(): number {
    const parts = this.shapes.reduce((sum, shape) => sum + shape.parts.length, 0);
    return (parts * parts) / 2;
  }

  /** Where the second shape overlaps the first one, by the place of the second less that of the first. */
  noFit(fixed: number, moved: number): NoFitPolygon {
    const count = this.shapes.length;
    const known = this.noFits[fixed * count + moved];
    if (known) return known;
    const made = noFitPolygon(at(this.shapes, fixed).parts, at(this.shapes, moved).parts);
    this.noFits[moved * count + fixed] = made.reversed();
    return (this.noFits[fixed * count + moved] = made);
  }

  private waysOf(rings: readonly Ring[], angles: readonly number[]): Way[] {
    const ways = new Map<number, Way>();
    for (const angle of angles) {
      const shape = this.add(rings.map((ring) => turn(ring, angle)));
      if (!ways.has(shape)) ways.set(shape, { shape, angle });
    }
    return [...ways.values()];
  }

  private add(rings: readonly Ring[]): number {
    const { least, size } = boundsOf(rings);
    const placed = rings.map((ring) => counterclockwise(move(ring, -least[0], -least[1])));
    const key = JSON.stringify(placed.map((ring) => fromLowest(ring).map((point) => point.map(rounded))));
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const area = placed.reduce((sum, ring, index) => sum + (index === 0 ? 1 : -1) * doubleArea(ring), 0) / 2;
    const parts = convexParts(enlarge(placed, this.gap / 2, this.tolerance));
    this.shapes.push({ size, area, parts });
    this.known.set(key, this.shapes.length - 1);
    return this.shapes.length - 1;
  }
}

/** The outline without the holes in which no piece has room: a bolt's hole is as good as none. */
function withUsefulHoles(rings: readonly Ring[], sizes: readonly (readonly [number, number])[]): Ring[] {
  const holds = ([width, length]: readonly [number, number]) =>
    sizes.some(([x, y]) => (x <= width && y <= length) || (y <= width && x <= length));
  return rings.filter((ring, index) => index === 0 || holds(boundsOf([ring]).size));
}

const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;

const counterclockwise = (ring: Ring): Ring => (doubleArea(ring) < 0 ? [...ring].reverse() : ring);
