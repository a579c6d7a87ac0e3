import { FillRule, union, type Paths64 } from 'clipper2-ts';
import { addConvex, boundsOf, fromPaths, sidesOf, toPath } from './polygon.js';
import type { Ring } from './shape-job.js';

/** mm: two shapes that touch are this far inside of each other at most. */
export const TOUCH = 1e-4;

/** Numbers of an edge: along the line, across it, at both ends. */
const EDGE = 4;

/** Along x: the line has one y. Along y: it has one x. */
export type Axis = 0 | 1;

/**
 * Where a shape overlaps another one: inside of this polygon its place, less the other one's, does so (the no-fit polygon).
 * It is looked at along lines of the two axes, each of which it cuts in intervals.
 */
export class NoFitPolygon {
  /** The edges that lines along each axis cross, as numbers one after the other. */
  private readonly edges: readonly [Float64Array, Float64Array];
  readonly least: readonly [number, number];
  readonly most: readonly [number, number];

  constructor(private readonly rings: readonly Ring[]) {
    const { least, most } = boundsOf(rings);
    this.least = least;
    this.most = most;
    this.edges = [edgesAcross(rings, 0), edgesAcross(rings, 1)];
  }

  /** The no-fit polygon of both shapes in exchange. */
  reversed(): NoFitPolygon {
    return new NoFitPolygon(this.rings.map((ring) => ring.map(([x, y]) => [-x, -y])));
  }

  /** Whether a line along the axis, so far across it, can be inside. */
  reaches(axis: Axis, across: number): boolean {
    const other = (1 - axis) as Axis;
    return across > this.least[other] + TOUCH && across < this.most[other] - TOUCH;
  }

  /**
   * Where the line crosses the polygon, in order: from each odd one to the next it is inside.
   * @param into takes the places along the line
   * @returns how many there are
   */
  cross(axis: Axis, across: number, into: Float64Array): number {
    const edges = this.edges[axis];
    let count = 0;
    for (let edge = 0; edge < edges.length; edge += EDGE) {
      const from = edges[edge + 1] ?? 0;
      const to = edges[edge + 3] ?? 0;
      if (from <= across === to <= across) continue;
      const start = edges[edge] ?? 0;
      const place = start + ((across - from) * ((edges[edge + 2] ?? 0) - start)) / (to - from);
      let index = count++;
      while (index > 0 && (into[index - 1] ?? 0) > place) {
        into[index] = into[index - 1] ?? 0;
        index--;
      }
      into[index] = place;
    }
    return count;
  }
}

function edgesAcross(rings: readonly Ring[], axis: Axis): Float64Array {
  const other = (1 - axis) as Axis;
  const edges = rings.flatMap(sidesOf).filter(([from, to]) => from[other] !== to[other]);
  return Float64Array.from(edges.flatMap(([from, to]) => [from[axis], from[other], to[axis], to[other]]));
}

/** So many polygons are joined at once; each further join rounds once more. */
const AT_ONCE = 256;

/** More are joined in so many shares first. */
const SHARES = 8;

/** Joins neighbours first: the sums of two rings of sixty parts, all at once, cross each other in so many places that they take minutes. */
function join(polygons: Paths64): Paths64 {
  if (polygons.length <= AT_ONCE) return union(polygons, FillRule.NonZero);
  const share = Math.ceil(polygons.length / SHARES);
  const shares = Array.from({ length: SHARES }, (_, index) =>
    polygons.slice(index * share, (index + 1) * share),
  );
  return union(shares.flatMap(join), FillRule.NonZero);
}

/** A shape of convex parts against another one. */
export function noFitPolygon(fixed: readonly Ring[], moved: readonly Ring[]): NoFitPolygon {
  const sums = moved.flatMap((part) => {
    const opposite = part.map(([x, y]) => [-x, -y] as const);
    return fixed.map((other) => toPath(addConvex(other, opposite)));
  });
  return new NoFitPolygon(fromPaths(join(sums)));
}
