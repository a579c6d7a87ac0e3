import {
  cross,
  type Arc,
  type Curve,
  type Point,
  distance,
  endOf,
  pointAt,
  reversed,
  startOf,
} from './curve.js';
import { areaOf, boxOf, lengthOf, lengthOfAll } from './measure.js';

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

/** Closed contours that are drawn twice at one place count once: each of them would be cut. */
export function withoutCopies(contours: readonly Contour[]): Contour[] {
  const seen = new Set<string>();
  return contours.filter(({ closed, curves }) => {
    if (!closed) return true;
    const { least, most } = boxOf(curves);
    const corners = curves.map(startOf);
    const sum = (figure: (corner: Point) => number) =>
      corners.reduce((all, corner) => all + figure(corner), 0);
    // A contour and its mirror image differ in their sums alone.
    const sums = curves.length > 1 ? [sum(({ x }) => x), sum(({ y }) => y)] : [];
    const figures = [least.x, least.y, most.x, most.y, lengthOfAll(curves), areaOf(curves), ...sums];
    const key = figures.map((figure) => figure.toFixed(2)).join(' ');
    return !seen.has(key) && seen.add(key);
  });
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

/** Curves that follow each other, as a cutting head goes along them. */
export interface Contour {
  curves: Curve[];
  closed: boolean;
}

/** mm; ends closer than this meet, as they do for the machine. */
const TOLERANCE = 0.05;

/** mm; what is shorter is a slip of the program that drew it. */
const NOTHING = 1e-6;

/**
 * Joins curves to contours by their ends; a curve drawn twice counts once.
 * @param curves in mm
 */
export function chain(curves: readonly Curve[]): Contour[] {
  const contours: Contour[] = [];
  const open: Curve[] = [];
  for (const curve of unique(curves)) {
    const length = lengthOf(curve);
    if (length <= NOTHING) continue;
    const round = length > 2 * TOLERANCE && distance(startOf(curve), endOf(curve)) <= TOLERANCE;
    if (round) contours.push({ curves: [curve], closed: true });
    else open.push(curve);
  }
  return [
    ...contours,
    ...join(
      open.map((curve) => [curve]),
      TOLERANCE,
    ),
  ];
}

/** mm; ends that are no farther apart were meant to meet, though no machine takes them for one. */
export const WIDEST_GAP = 0.5;

/**
 * Closes open contours across gaps of up to WIDEST_GAP. A contour that is not closed by it stays as it is, and so does one that
 * is narrower than its gaps: lines of a hatching bound nothing.
 * @returns all contours, and the gaps' widths in mm
 */
export function closeGaps(contours: readonly Contour[]): { contours: Contour[]; gaps: number[] } {
  const open = contours.filter(({ closed }) => !closed).map(({ curves }) => curves);
  const rings = join(open, WIDEST_GAP).filter(
    ({ closed, curves }) => closed && 2 * areaOf(curves) > WIDEST_GAP * lengthOfAll(curves),
  );
  const used = new Set(rings.flatMap(({ pieces }) => pieces));
  return {
    contours: [...contours.filter(({ curves }) => !used.has(curves)), ...rings],
    gaps: rings.flatMap(({ curves }) => gapsOf(curves)),
  };
}

const gapsOf = (curves: readonly Curve[]): number[] =>
  curves
    .map((curve, index) => distance(endOf(curves.at(index - 1) ?? curve), startOf(curve)))
    .filter((gap) => gap > TOLERANCE);

/** Curves that follow each other already. */
type Piece = readonly Curve[];

interface Joined extends Contour {
  /** All that it was joined from, as they were. */
  pieces: Piece[];
}

function join(pieces: readonly Piece[], tolerance: number): Joined[] {
  const joined: Joined[] = [];
  const ends = new Ends(pieces, tolerance);
  for (const [index, piece] of pieces.entries()) {
    if (ends.take(index)) joined.push(follow(piece, ends));
  }
  return joined;
}

/** On from the piece's end, and where that leads nowhere, back from its start. */
function follow(first: Piece, ends: Ends): Joined {
  const [pieces, ahead, behind] = [[first], [first], [] as Piece[]];
  while (!ends.close(ahead)) {
    const next = ends.next(finish(ahead.at(-1) ?? first));
    if (!next) break;
    pieces.push(next.piece);
    ahead.push(next.turned);
  }
  if (ends.close(ahead)) return { curves: ahead.flat(), closed: true, pieces };
  for (let next = ends.next(begin(first)); next; next = ends.next(begin(behind.at(-1) ?? first))) {
    pieces.push(next.piece);
    behind.push(backwards(next.turned));
  }
  const all = [...behind.reverse(), ...ahead];
  return { curves: all.flat(), closed: ends.close(all), pieces };
}

const ORIGIN: Point = { x: 0, y: 0 };
const begin = ([first]: Piece): Point => (first ? startOf(first) : ORIGIN);
const backwards = (piece: Piece): Piece => piece.map(reversed).reverse();

function finish(piece: Piece): Point {
  const last = piece.at(-1);
  return last ? endOf(last) : ORIGIN;
}

/** The ends of pieces that no contour has yet, found by place. */
class Ends {
  private readonly cells = new Map<string, number[]>();
  private readonly taken: boolean[];

  /** @param tolerance mm; ends closer than this meet */
  constructor(
    private readonly pieces: readonly Piece[],
    private readonly tolerance: number,
  ) {
    this.taken = pieces.map(() => false);
    for (const [index, piece] of pieces.entries()) {
      for (const end of [begin(piece), finish(piece)]) {
        const cell = key(this.cellOf(end.x), this.cellOf(end.y));
        this.cells.set(cell, [...(this.cells.get(cell) ?? []).slice(-MOST_AT_A_PLACE), index]);
      }
    }
  }

  /** Marks the piece as used. @returns false when it was before */
  take(index: number): boolean {
    if (this.taken[index] === true) return false;
    this.taken[index] = true;
    return true;
  }

  /** Whether the last of the pieces ends where the first one begins; a curve no longer than its gap is no ring. */
  close(pieces: readonly Piece[]): boolean {
    const [head, tail] = [pieces[0] ?? [], pieces.at(-1) ?? []];
    if (distance(begin(head), finish(tail)) > this.tolerance) return false;
    return pieces.length > 1 || head.length > 1 || lengthOfAll(head) > 2 * this.tolerance;
  }

  /** The free piece that begins nearest to the point once it is turned; taken by this. */
  next(point: Point): { piece: Piece; turned: Piece } | null {
    let best: { index: number; turn: boolean; gap: number } | null = null;
    for (const index of this.near(point)) {
      const piece = this.pieces[index];
      if (!piece || this.taken[index] === true) continue;
      const [ahead, behind] = [distance(begin(piece), point), distance(finish(piece), point)];
      const gap = Math.min(ahead, behind);
      if (gap <= this.tolerance && gap < (best?.gap ?? Infinity)) best = { index, turn: behind < ahead, gap };
    }
    const piece = best && this.pieces[best.index];
    if (!best || !piece) return null;
    this.take(best.index);
    return { piece, turned: best.turn ? backwards(piece) : piece };
  }

  private *near({ x, y }: Point): Generator<number> {
    const [across, up] = [this.cellOf(x), this.cellOf(y)];
    for (let column = across - 1; column <= across + 1; column += 1) {
      for (let row = up - 1; row <= up + 1; row += 1) yield* this.cells.get(key(column, row)) ?? [];
    }
  }

  private cellOf(value: number): number {
    return Math.floor(value / this.tolerance);
  }
}

/** More curves than that don't meet at one point; a file in which they do is not worth its time. */
const MOST_AT_A_PLACE = 64;

const key = (column: number, row: number) => `${String(column)} ${String(row)}`;

function unique(curves: readonly Curve[]): Iterable<Curve> {
  const found = new Map<string, Curve>();
  for (const curve of curves) {
    const name = nameOf(curve);
    if (!found.has(name)) found.set(name, curve);
  }
  return found.values();
}

/** An equal key for curves that cover each other, whichever way they were drawn. */
function nameOf(curve: Curve): string {
  const ends = [startOf(curve), endOf(curve)].map(written).sort();
  if (curve.kind === 'line') return ends.join();
  if (curve.kind === 'chords') return [...ends, written(curve.points[curve.points.length >> 1])].join();
  const middle = (curve.from + curve.to) / 2;
  return [
    'arc',
    ...ends,
    written(curve.center),
    Math.abs(curve.to - curve.from).toFixed(3),
    ...(isWhole(curve) ? [] : [written(pointAt(curve, middle))]),
  ].join();
}

const isWhole = ({ from, to }: Arc) => Math.abs(to - from) > 2 * Math.PI - 1e-9;

const written = (point: Point = { x: 0, y: 0 }) => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;
