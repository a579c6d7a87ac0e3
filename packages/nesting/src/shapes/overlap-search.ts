import { at } from '../at.js';
import { TOUCH, type Axis } from './no-fit-polygon.js';
import type { TurnedShape, TurnedShapes, Way } from './turned-shapes.js';

/** Passes after which an overlap that hardly becomes less is given up. */
export const PATIENCE = 60;

/** Lines along each axis that are drawn anew for a piece, in each way in which it may be turned. */
const LINES = [6, 2] as const;

/** Ways of turning a piece that are looked at in one step: of more, that in which it is and others by chance. */
const WAYS = 4;

/** Of all places found on lines, how many are improved further, and by how many steps at most. */
const REFINED = 3;
const STEPS = 6;

/** Overlaps that last count more from pass to pass: by these factors, the deepest one most. */
const HEAVIER = 1.2;
const HEAVIEST = 0.8;

/** Share of a weight that stays in each pass in which its pair is apart. */
const FORGETTING = 0.95;

/** An overlap counts as less where it is by this factor. */
const LESS = 0.98;

/** mm of all overlaps together that are none. */
const NOTHING = 1e-9;

/** Intervals and crossings of a line at most; more than any line of the shapes of a job has. */
const MOST_CROSSINGS = 4096;

/** The part of a sheet that pieces may have; sheets are one after the other along y. */
export interface Area {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
}

/** Where a piece is, and how it is turned. */
export interface Spot {
  way: Way;
  /** The index of the area. */
  area: number;
  /** Of the corner. */
  place: readonly [x: number, y: number];
}

/**
 * Takes overlapping pieces apart: each in turn goes where it overlaps the others least, which is sought along lines; overlaps that last
 * become heavier (guided local search; for pieces on strips Egeblad and others 2007, Umetani and others 2009, Gardeyn and Wauters 2025).
 * Equal searches go equal ways.
 */
export class OverlapSearch {
  /** Where each piece is. */
  spots: Spot[];
  /** Pairs of pieces that were compared so far. */
  compared = 0;
  private readonly depths: Float64Array;
  private readonly weights: Float64Array;
  /** mm of all overlaps. */
  private total = 0;
  private readonly crossings = new Float64Array(MOST_CROSSINGS);
  private readonly starts = new Float64Array(MOST_CROSSINGS);
  private readonly ends = new Float64Array(MOST_CROSSINGS);
  private readonly costs = new Float64Array(MOST_CROSSINGS);

  /** @param pieces in which ways each single piece may be turned */
  constructor(
    readonly shapes: TurnedShapes,
    readonly pieces: readonly (readonly Way[])[],
    readonly random: () => number,
  ) {
    const count = pieces.length;
    this.spots = pieces.map((ways) => ({ way: at(ways, 0), area: 0, place: [0, 0] }));
    this.depths = new Float64Array(count * count);
    this.weights = new Float64Array(count * count).fill(1);
  }

  /** The outline as it is turned there. */
  shapeAt({ way }: Pick<Spot, 'way'>): TurnedShape {
    return at(this.shapes.shapes, way.shape);
  }

  /**
   * Moves pieces, within these areas alone, until none overlaps another one.
   * @param isOver ends the search
   * @param patience passes after which an overlap that hardly becomes less is given up
   * @returns whether it was reached
   */
  separate(areas: readonly Area[], isOver: () => boolean, patience = PATIENCE): boolean {
    this.weights.fill(1);
    this.compareAll();
    let least = this.total;
    for (let stale = 0; stale <= patience && !isOver();) {
      // The total is kept by differences: zero is looked at anew.
      if (this.total <= NOTHING && this.compareAll() <= NOTHING) return true;
      for (const piece of this.overlapping()) {
        if (isOver()) return false;
        if (this.costOf(piece) > 0) this.improve(piece, areas);
      }
      this.weigh();
      stale = this.total < least * LESS ? 0 : stale + 1;
      if (stale === 0) least = this.total;
    }
    return false;
  }

  /**
   * The first place along y where the piece overlaps none of these others.
   * @param across its place along x
   */
  firstPlace(way: Way, others: readonly Spot[], { across, from }: { across: number; from: number }): number {
    const intervals: [number, number][] = [];
    for (const other of others) {
      const noFit = this.shapes.noFit(other.way.shape, way.shape);
      const [beside, there] = other.place;
      const away = across - beside;
      if (!noFit.reaches(1, away)) continue;
      const count = noFit.cross(1, away, this.crossings);
      for (let index = 0; index + 1 < count; index += 2) {
        intervals.push([(this.crossings[index] ?? 0) + there, (this.crossings[index + 1] ?? 0) + there]);
      }
    }
    intervals.sort((one, other) => one[0] - other[0]);
    let place = from;
    for (const [start, end] of intervals) {
      if (start > place - TOUCH) break;
      place = Math.max(place, end);
    }
    return place;
  }

  /** Exchanges the places of two pieces, as far as the areas have room. */
  exchange(one: number, other: number, areas: readonly Area[]): void {
    const [first, second] = [at(this.spots, one), at(this.spots, other)];
    this.moveInto(one, second, areas);
    this.moveInto(other, first, areas);
  }

  /** Moves the piece to a place, or as near to it as its area has room. */
  moveInto(piece: number, { area, place }: Omit<Spot, 'way'>, areas: readonly Area[]): void {
    const { from, to } = at(areas, area);
    const { way } = at(this.spots, piece);
    const { size } = this.shapeAt({ way });
    const inside = (axis: Axis) => Math.max(from[axis], Math.min(place[axis], to[axis] - size[axis]));
    this.spots[piece] = { way, area, place: [inside(0), inside(1)] };
  }

  private overlapping(): number[] {
    const pieces = [...this.pieces.keys()].filter((piece) => this.costOf(piece) > 0);
    for (let last = pieces.length - 1; last > 0; last--) {
      const other = Math.floor(this.random() * (last + 1));
      [pieces[last], pieces[other]] = [at(pieces, other), at(pieces, last)];
    }
    return pieces;
  }

  /** Puts the piece where it overlaps the others least, as far as lines through their areas show. */
  private improve(piece: number, areas: readonly Area[]): void {
    let best = this.costOf(piece);
    let found: Candidate | null = null;
    for (const candidate of this.candidates(piece, areas).slice(0, REFINED)) {
      const cost = this.refine(piece, candidate, at(areas, candidate.area), best);
      if (cost >= best) continue;
      best = cost;
      found = candidate;
      if (best === 0) break;
    }
    if (!found) return;
    this.spots[piece] = found;
    this.compare(piece);
  }

  /** The best places of random lines and of those through where the piece is; cheapest first. */
  private candidates(piece: number, areas: readonly Area[]): Candidate[] {
    const candidates: Candidate[] = [];
    const there = at(this.spots, piece);
    for (const way of this.waysToTry(piece)) {
      const { size } = this.shapeAt({ way });
      const look = (area: number, axis: Axis, across: number) => {
        const line = lineIn(at(areas, area), size, axis, across);
        if (line) candidates.push({ way, area, ...this.lookAlong(piece, way.shape, line) });
      };
      for (const axis of [0, 1] as const) {
        const other = (1 - axis) as Axis;
        for (let line = 0; line < LINES[axis]; line++) {
          const area = Math.floor(this.random() * areas.length);
          const { from, to } = at(areas, area);
          const room = to[other] - from[other] - size[other];
          look(area, axis, from[other] + this.random() * Math.max(0, room));
        }
        look(there.area, axis, there.place[other]);
      }
    }
    return candidates.sort((one, other) => one.cost - other.cost);
  }

  private waysToTry(piece: number): Iterable<Way> {
    const ways = at(this.pieces, piece);
    if (ways.length <= WAYS) return ways;
    const others = Array.from({ length: WAYS - 1 }, () => at(ways, Math.floor(this.random() * ways.length)));
    return new Set([at(this.spots, piece).way, ...others]);
  }

  /** Moves a candidate along both axes in turn while that makes it cheaper. @returns its cost, or more than the limit */
  private refine(piece: number, candidate: Candidate, area: Area, limit: number): number {
    const { shape } = candidate.way;
    const { size } = this.shapeAt(candidate);
    let cost = this.costAt(piece, shape, candidate.place, Infinity);
    for (let step = 0; step < STEPS && cost > 0; step++) {
      const axis = (step % 2) as Axis;
      const line = lineIn(area, size, axis, candidate.place[(1 - axis) as Axis]);
      if (!line) break;
      const { place } = this.lookAlong(piece, shape, line);
      const next = this.costAt(piece, shape, place, cost);
      if (next < cost) {
        cost = next;
        candidate.place = place;
      } else if (step > 0) break;
    }
    return Math.min(cost, limit);
  }

  /** The place on a line where the piece overlaps the others least along it, and the weighted overlap there. */
  private lookAlong(piece: number, shape: number, line: Line): Pick<Candidate, 'place' | 'cost'> {
    const { axis, across, from, to } = line;
    const count = this.intervalsOn(piece, shape, line);
    let best = count === 0 ? from + this.random() * (to - from) : from;
    let least = count === 0 ? 0 : Infinity;
    const first = count === 0 ? 0 : Math.floor(this.random() * (count + 1));
    for (let turn = 0; turn <= count && least > 0; turn++) {
      const index = (first + turn) % (count + 1);
      const ends = index === count ? [from, to] : [this.starts[index] ?? 0, this.ends[index] ?? 0];
      for (const place of ends) {
        if (place < from || place > to || least === 0) continue;
        const cost = this.costOnLine(place, count, least);
        if (cost >= least) continue;
        least = cost;
        best = place;
      }
    }
    return { place: axis === 0 ? [best, across] : [across, best], cost: least };
  }

  /** Collects where on a line the piece would overlap others. */
  private intervalsOn(piece: number, shape: number, { axis, across, from, to }: Line): number {
    const row = piece * this.pieces.length;
    const beside = (1 - axis) as Axis;
    let count = 0;
    this.compared += this.pieces.length;
    for (let other = 0; other < this.pieces.length; other++) {
      if (other === piece) continue;
      const { way, place } = at(this.spots, other);
      const noFit = this.shapes.noFit(way.shape, shape);
      const there = place[axis];
      const away = across - place[beside];
      if (!noFit.reaches(axis, away) || there + noFit.most[axis] <= from || there + noFit.least[axis] >= to)
        continue;
      const crossings = noFit.cross(axis, away, this.crossings);
      for (let index = 0; index + 1 < crossings; index += 2) {
        const start = (this.crossings[index] ?? 0) + there;
        const end = (this.crossings[index + 1] ?? 0) + there;
        if (end <= from || start >= to) continue;
        this.starts[count] = start;
        this.ends[count] = end;
        this.costs[count++] = this.weights[row + other] ?? 0;
      }
    }
    return count;
  }

  /** The weighted depth in all intervals that hold the place, or the limit where it is reached. */
  private costOnLine(place: number, count: number, limit: number): number {
    let cost = 0;
    for (let index = 0; index < count; index++) {
      const before = place - (this.starts[index] ?? 0);
      const behind = (this.ends[index] ?? 0) - place;
      if (before <= TOUCH || behind <= TOUCH) continue;
      cost += (this.costs[index] ?? 0) * Math.min(before, behind);
      if (cost >= limit) return limit;
    }
    return cost;
  }

  /** The weighted overlap of the piece if it were there, or the limit where it is reached. */
  private costAt(piece: number, shape: number, place: readonly [number, number], limit: number): number {
    const row = piece * this.pieces.length;
    let cost = 0;
    this.compared += this.pieces.length;
    for (let other = 0; other < this.pieces.length; other++) {
      if (other === piece) continue;
      const depth = this.depthTo(other, shape, place);
      if (depth === 0) continue;
      cost += depth * (this.weights[row + other] ?? 0);
      if (cost >= limit) return limit;
    }
    return cost;
  }

  private costOf(piece: number): number {
    const row = piece * this.pieces.length;
    let cost = 0;
    for (let other = 0; other < this.pieces.length; other++) {
      cost += (this.depths[row + other] ?? 0) * (this.weights[row + other] ?? 0);
    }
    return cost;
  }

  /** mm by which a shape has to move along one of the axes to leave another piece; 0 where they are apart. */
  private depthTo(other: number, shape: number, place: readonly [number, number]): number {
    const there = at(this.spots, other);
    const noFit = this.shapes.noFit(there.way.shape, shape);
    const x = place[0] - there.place[0];
    const y = place[1] - there.place[1];
    if (!noFit.reaches(0, y) || !noFit.reaches(1, x)) return 0;
    const along = this.depthOn(noFit.cross(0, y, this.crossings), x);
    if (along === 0) return 0;
    return Math.min(along, this.depthOn(noFit.cross(1, x, this.crossings), y));
  }

  private depthOn(crossings: number, place: number): number {
    for (let index = 0; index + 1 < crossings; index += 2) {
      const depth = Math.min(place - (this.crossings[index] ?? 0), (this.crossings[index + 1] ?? 0) - place);
      if (depth > TOUCH) return depth;
    }
    return 0;
  }

  private compareAll(): number {
    const { length } = this.pieces;
    this.depths.fill(0);
    this.total = 0;
    this.compared += length * length;
    for (let piece = 0; piece < length; piece++) {
      for (let other = piece + 1; other < length; other++)
        this.setDepth(piece, other, this.depthBetween(piece, other));
    }
    return this.total;
  }

  /** Compares the piece, which has moved, with all others. */
  private compare(piece: number): void {
    for (let other = 0; other < this.pieces.length; other++) {
      if (other !== piece) this.setDepth(piece, other, this.depthBetween(piece, other));
    }
  }

  private depthBetween(piece: number, other: number): number {
    const { way, place } = at(this.spots, piece);
    return this.depthTo(other, way.shape, place);
  }

  private setDepth(piece: number, other: number, depth: number): void {
    const { length } = this.pieces;
    const index = piece * length + other;
    this.total += depth - (this.depths[index] ?? 0);
    this.depths[index] = this.depths[other * length + piece] = depth;
  }

  private weigh(): void {
    const deepest = this.depths.reduce((most, depth) => Math.max(most, depth), 0);
    for (let index = 0; index < this.depths.length; index++) {
      const depth = this.depths[index] ?? 0;
      const weight = this.weights[index] ?? 0;
      if (depth > 0) this.weights[index] = weight * (HEAVIER + (HEAVIEST * depth) / deepest);
      else if (weight > 1) this.weights[index] = Math.max(1, weight * FORGETTING);
    }
  }
}

interface Candidate extends Spot {
  cost: number;
}

/** A line on which places for the corner of a shape are sought. */
interface Line {
  axis: Axis;
  /** Its place along the other axis. */
  across: number;
  from: number;
  to: number;
}

/** The line of an area that is nearest to a place across it, as far as a shape has room there; null where it has none. */
function lineIn({ from, to }: Area, size: Spot['place'], axis: Axis, across: number): Line | null {
  const other = (1 - axis) as Axis;
  const [last, end] = [to[other] - size[other], to[axis] - size[axis]];
  if (last < from[other] || end < from[axis]) return null;
  return { axis, across: Math.max(from[other], Math.min(across, last)), from: from[axis], to: end };
}
