import { at } from '../at.js';
import { randomFrom } from '../random.js';
import { endOfArea, shortenArea } from './shorten.js';
import { OverlapSearch, type Area } from './overlap-search.js';
import { placeFirst } from './place-first.js';
import type { CutShapes, PlacedShape, ShapeJob, ShapePiece, ShapePlan } from './shape-job.js';
import { anglesWithRoom, freeAngles, TurnedShapes } from './turned-shapes.js';

/** How many pairs of pieces are compared; a limit in time would make a plan that another run does not. */
const EFFORT = 30_000_000;

/** Of these, how many save sheets; the rest makes the last one shorter. */
const SAVING = 0.6;

/** By any angle there is more to try: so many times as much. */
const FREE_EFFORT = 2;

/** Convex parts that are added up for all pairs of shapes, at most: some forty thousand take a second. */
const MOST_SUMS = 400_000;

/** mm between two sheets beside each other in the search: more than any gap. */
const APART = 1000;

/** A sheet of a limited number is taken where pieces are at least this share of what they consume of it. */
const LEAST_FILLING = 0.5;

/** A sheet in the search, as the part of it that pieces may have. */
interface Sheet extends Area {
  /** The index of its stock. */
  stock: number;
  /** Where it begins along y. */
  start: number;
}

/**
 * Places pieces by their outlines so that the least area of sheets is consumed, kept remnants apart; sheets of a limited number first.
 * Outlines keep the gap wherever it is measured. The answer for equal jobs is equal unless it is stopped.
 * @param isStopped ends the search with the best plan so far
 * @returns null for more different outlines, or outlines with more corners, than can be compared in some seconds
 */
export function cutShapes(given: ShapeJob, isStopped: () => boolean = () => false): ShapePlan | null {
  const shapesOf = (pieces: readonly ShapePiece[], most: number) => {
    const shapes = new TurnedShapes(pieces, given.gap, given.tolerance ?? 0);
    return shapes.sums > most ? null : shapes;
  };
  const shapes = shapesOf(given.pieces, MOST_SUMS);
  if (shapes === null) return null;
  const turned = given.pieces.some(({ turnsFreely }) => turnsFreely)
    ? shapesOf(withFreeAngles(given), MOST_SUMS / 2)
    : null;
  const job = withoutTooLarge(given, turned ?? shapes);
  const unlimited = job.stocks.flatMap(({ available }, index) => (available === undefined ? [index] : []));
  const effort = (job.effort ?? EFFORT) / Math.max(1, unlimited.length);
  const plans = (unlimited.length > 0 ? unlimited : [null]).flatMap((bought) => {
    const plan = new SheetPlanning(job, shapes, bought, effort, isStopped);
    const isFull = plan.fill();
    if (isFull) plan.improve();
    if (turned === null || isStopped()) return [plan];
    const free = new SheetPlanning(job, turned, bought, effort * FREE_EFFORT, isStopped);
    if (isFull) free.continueFrom(plan);
    if (isFull || free.fill()) free.improve();
    return [plan, free];
  });
  const plan = plans.reduce((best, plan) => (plan.isBetterThan(best) ? plan : best)).toPlan();
  const tooLarge = (piece: number) => at(given.pieces, piece).quantity - at(job.pieces, piece).quantity;
  return { ...plan, left: plan.left.map((left, piece) => left + tooLarge(piece)) };
}

const withFreeAngles = ({ pieces, stocks, margin }: ShapeJob): ShapePiece[] => {
  const rooms = stocks.map(({ width, length }) => [width - 2 * margin, length - 2 * margin] as const);
  return pieces.map((piece) => {
    const [outline = []] = piece.rings;
    const angles = [...piece.angles, ...freeAngles(outline), ...anglesWithRoom(outline, rooms)];
    return piece.turnsFreely ? { ...piece, angles } : piece;
  });
};

/** The job without pieces that no sheet has room for: with pieces left over, no plan is improved. */
function withoutTooLarge(job: ShapeJob, { ways, shapes }: TurnedShapes): ShapeJob {
  const hasRoom = (piece: number) =>
    at(ways, piece).some(({ shape }) => {
      const [x, y] = at(shapes, shape).size;
      return job.stocks.some(
        ({ width, length }) => x <= width - 2 * job.margin && y <= length - 2 * job.margin,
      );
    });
  const pieces = job.pieces.map((piece, index) => (hasRoom(index) ? piece : { ...piece, quantity: 0 }));
  return { ...job, pieces };
}

/** One way to begin: with sheets of one size to buy, besides those that there are. */
class SheetPlanning {
  private readonly search: OverlapSearch;
  private sheets: Sheet[] = [];
  private left: number[] = [];
  /** By a single piece's index, the piece of the job that it is one of. */
  private readonly single: readonly number[];

  constructor(
    private readonly job: ShapeJob,
    shapes: TurnedShapes,
    /** The stock of the sheets to buy. */
    private readonly bought: number | null,
    private readonly effort: number,
    private readonly isStopped: () => boolean,
  ) {
    this.single = job.pieces.flatMap(({ quantity }, piece) => Array.from({ length: quantity }, () => piece));
    const ways = this.single.map((piece) => at(shapes.ways, piece));
    this.search = new OverlapSearch(shapes, ways, randomFrom(1));
  }

  /**
   * Fills one sheet after the other; those of a limited number that would hardly be used are left alone.
   * @returns whether all pieces have a place
   */
  fill(): boolean {
    this.fillInto(this.limited());
    const isUsed = (sheet: Sheet, index: number) =>
      this.isBought(sheet) || this.fillingOf(index) >= LEAST_FILLING;
    if (!this.sheets.every(isUsed)) {
      const used = this.sheets.filter((sheet, index) => !this.isBought(sheet) && isUsed(sheet, index));
      this.fillInto(used.map(({ stock }) => stock));
    }
    return this.left.length === 0;
  }

  /** Begins with the sheets of a planning whose ways of turning a piece are the first ones of it here. */
  continueFrom(before: SheetPlanning): void {
    this.sheets = before.sheets;
    this.search.spots = before.search.spots.map((spot, piece) => {
      const index = at(before.search.pieces, piece).indexOf(spot.way);
      return { ...spot, way: at(at(this.search.pieces, piece), index) };
    });
  }

  improve(): void {
    this.saveSheets();
    this.shortenLast();
  }

  /** Empties one bought sheet after the other into the rest, as long as all pieces come apart again. */
  private saveSheets(): void {
    const isOver = () => this.isOver(SAVING);
    while (!isOver()) {
      const emptiest = this.emptiest();
      if (emptiest === null || this.sheets.length === 1) return;
      const before = { spots: [...this.search.spots], sheets: this.sheets };
      this.sheets = this.sheets.filter((_, index) => index !== emptiest);
      this.spread(emptiest);
      if (this.search.separate(this.sheets, isOver)) continue;
      this.search.spots = before.spots;
      this.sheets = before.sheets;
      return;
    }
  }

  /** Makes the emptiest bought sheet shorter, so that the remnant which it leaves is long. */
  private shortenLast(): void {
    const area = this.emptiest();
    if (area !== null) shortenArea(this.search, this.sheets, area, () => this.isOver(1));
  }

  private isOver(share: number): boolean {
    return this.search.compared >= this.effort * share || this.isStopped();
  }

  isBetterThan(other: SheetPlanning): boolean {
    if (this.left.length !== other.left.length) return this.left.length < other.left.length;
    return this.consumed() < other.consumed();
  }

  toPlan(): ShapePlan {
    const left = this.job.pieces.map(
      (_, piece) => this.left.filter((index) => this.single[index] === piece).length,
    );
    return { cuts: this.cuts().filter(({ placed }) => placed.length > 0), left };
  }

  /** The sheets that there are only so many of, the smallest first. */
  private limited(): number[] {
    const { stocks } = this.job;
    const size = (stock: number) => at(stocks, stock).width * at(stocks, stock).length;
    return stocks
      .flatMap(({ available = 0 }, stock) => Array.from({ length: available }, () => stock))
      .sort((one, other) => size(one) - size(other));
  }

  private fillInto(stocks: readonly number[]): void {
    this.sheets = [];
    for (const stock of stocks) this.open(stock);
    this.left = placeFirst(this.search, this.sheets, () => {
      if (this.bought !== null) this.open(this.bought);
    });
    // A sheet on which a piece found no room has none: it was opened for one that is too large.
    this.sheets.length = this.sheets.findLastIndex((_, area) => this.piecesOf(area).length > 0) + 1;
  }

  private open(stock: number): void {
    const { width, length } = at(this.job.stocks, stock);
    const { margin } = this.job;
    const last = this.sheets.at(-1);
    const start = last ? last.start + at(this.job.stocks, last.stock).length + this.job.gap + APART : 0;
    const [from, to] = [
      [margin, start + margin] as const,
      [width - margin, start + length - margin] as const,
    ];
    this.sheets.push({ stock, start, from, to });
  }

  private isBought({ stock }: Sheet): boolean {
    return stock === this.bought;
  }

  private piecesOf(area: number): number[] {
    return [...this.single.keys()].filter(
      (piece) => at(this.search.spots, piece).area === area && !this.left.includes(piece),
    );
  }

  /** mm² of the pieces of a sheet. */
  private coveredOf(area: number): number {
    const { search } = this;
    return this.piecesOf(area).reduce((sum, piece) => sum + search.shapeAt(at(search.spots, piece)).area, 0);
  }

  /** The share of what the pieces of a sheet consume that they are. */
  private fillingOf(area: number): number {
    const { stock } = at(this.sheets, area);
    return this.coveredOf(area) / (at(this.job.stocks, stock).width * this.usedOf(area));
  }

  private emptiest(): number | null {
    const bought = this.sheets.flatMap((sheet, index) => (this.isBought(sheet) ? [index] : []));
    if (bought.length === 0) return null;
    return bought.reduce((least, area) => (this.coveredOf(area) < this.coveredOf(least) ? area : least));
  }

  /** Puts the pieces of a sheet that is gone anywhere on the others. */
  private spread(gone: number): void {
    const { search } = this;
    for (const [piece, { area, place }] of search.spots.entries()) {
      if (area !== gone) {
        search.moveInto(piece, { area: area > gone ? area - 1 : area, place }, this.sheets);
        continue;
      }
      const next = Math.floor(search.random() * this.sheets.length);
      const { from, to } = at(this.sheets, next);
      const anywhere = (axis: 0 | 1) => from[axis] + search.random() * (to[axis] - from[axis]);
      search.moveInto(piece, { area: next, place: [anywhere(0), anywhere(1)] }, this.sheets);
    }
  }

  /** mm along a sheet that are consumed. */
  private usedOf(area: number): number {
    const { stock, start } = at(this.sheets, area);
    const { width, length } = at(this.job.stocks, stock);
    const { leastRemnant, gap } = this.job;
    const used = endOfArea(this.search, area) - start + gap;
    return width >= leastRemnant && length - used >= leastRemnant ? used : length;
  }

  private consumed(): number {
    return this.sheets.reduce(
      (sum, { stock }, area) => sum + at(this.job.stocks, stock).width * this.usedOf(area),
      0,
    );
  }

  private cuts(): CutShapes[] {
    return this.sheets.map(({ stock, start }, area) => ({
      stock,
      used: this.usedOf(area),
      placed: this.piecesOf(area).map((piece): PlacedShape => {
        const spot = at(this.search.spots, piece);
        const [x, y] = spot.place;
        const [width, length] = this.search.shapeAt(spot).size;
        return { piece: at(this.single, piece), x, y: y - start, width, length, angle: spot.way.angle };
      }),
    }));
  }
}
