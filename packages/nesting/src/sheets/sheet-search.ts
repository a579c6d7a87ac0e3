import { at } from '../at.js';
import { randomFrom } from '../random.js';
import {
  drawManner,
  fillSheets,
  orderAtRandom,
  type Blank,
  type FilledSheet,
  type Method,
  type PlacedBlank,
} from './fill-sheets.js';

/** Sheets of one size, and how they are cut. */
export interface SearchedSheets {
  width: number;
  height: number;
  method: Method;
  /** So many are needed at least. */
  bound: number;
}

/** The share of a sheet's area by which an attempt may be worse at first, and what stays of that after each attempt. */
const WARM = 0.05;
const COOLING = 0.9997;

/** Sheets that one attempt takes pieces from, and how often one of them keeps some. */
const MOST_RUINED = 4;
const KEEPING = 0.8;

/** A plan on one sheet less than the best, and the pieces that have no place on it. */
interface Goal {
  sheets: FilledSheet[];
  left: Blank[];
  leftArea: number;
}

/**
 * Places pieces on as few sheets of one size as it can: takes pieces from a few sheets, puts them and those without a place
 * back in another order, and keeps what leaves no larger area without a place, or hardly a larger one (ruin and recreate,
 * Schrimpf and others 2000; with one sheet less as the goal, Gardeyn and Wauters 2022). Equal searches go equal ways.
 */
export class SheetSearch {
  /** The best complete plan so far. */
  best: FilledSheet[];
  /** How many single pieces were placed, or tried to be. */
  placements = 0;
  private goal: Goal;
  /** The goal as it was when the least area had no place. */
  private nearest: Goal;
  private warmth = 0;
  private readonly random: () => number;

  constructor(
    blanks: readonly Blank[],
    private readonly size: SearchedSheets,
    seed = 1,
  ) {
    this.random = randomFrom(seed);
    this.best = this.fillAll(blanks);
    this.goal = this.aimLower();
    this.nearest = copyOf(this.goal);
  }

  /** Whether no plan has fewer sheets. */
  get isDone(): boolean {
    return this.best.length <= this.size.bound;
  }

  /** One attempt. */
  improve(): void {
    const { goal, random } = this;
    const chosen = this.chooseSheets();
    const begun = chosen.map((index) => this.keepSome(at(goal.sheets, index)));
    const taken = chosen.flatMap((index, place) =>
      piecesOf(at(goal.sheets, index)).slice(at(begun, place).length),
    );
    const order = orderAtRandom([...goal.left, ...taken], random);
    this.warmth *= COOLING;
    const mostLeft = goal.leftArea + this.warmth * random();
    const { sheets, left, leftArea } = this.fill(order, begun, mostLeft);
    if (leftArea > mostLeft) return;
    chosen.forEach((index, place) => (goal.sheets[index] = at(sheets, place)));
    goal.left = left;
    goal.leftArea = leftArea;
    if (leftArea < this.nearest.leftArea) this.nearest = copyOf(goal);
    if (left.length > 0) return;
    this.best = goal.sheets.filter(({ placed }) => placed.length > 0);
    this.goal = this.aimLower();
    this.nearest = copyOf(this.goal);
  }

  /** As many sheets as the best plan, the last of them with as little as the search could leave for it; null where that needs more than one. */
  emptyLast(): FilledSheet[] | null {
    const { sheets, left } = this.nearest;
    const last = this.fill(left);
    return last.left.length > 0 ? null : [...sheets, ...last.sheets];
  }

  /** The best plan without its emptiest sheet. */
  private aimLower(): Goal {
    const sheets = [...this.best].sort((one, other) => other.area - one.area);
    const emptied = sheets.pop();
    this.warmth = this.size.width * this.size.height * WARM;
    return { sheets, left: piecesOf(emptied), leftArea: emptied?.area ?? 0 };
  }

  private chooseSheets(): number[] {
    const { length } = this.goal.sheets;
    const count = Math.min(length, 1 + Math.floor(this.random() * MOST_RUINED));
    const chosen = new Set<number>();
    while (chosen.size < count) chosen.add(Math.floor(this.random() * length));
    return [...chosen];
  }

  /** The pieces that were placed first on a sheet, as many as are drawn: they stay where they are. */
  private keepSome({ placed }: FilledSheet): PlacedBlank[] {
    const { random } = this;
    return random() < KEEPING ? placed.slice(0, Math.floor(random() * placed.length)) : [];
  }

  /** Fills one sheet after the other, the largest pieces first. */
  private fillAll(blanks: readonly Blank[]): FilledSheet[] {
    let loose = [...blanks].sort((one, other) => areaOf(other) - areaOf(one));
    const sheets: FilledSheet[] = [];
    while (loose.length > 0) {
      const filled = this.fill(loose);
      sheets.push(...filled.sheets);
      loose = filled.left;
    }
    return sheets;
  }

  /** Pieces that stay where they are cost little, and are not counted. */
  private fill(order: readonly Blank[], begun: readonly PlacedBlank[][] = [[]], mostLeft = Infinity) {
    const { size, random } = this;
    this.placements += order.length;
    return fillSheets(order, { ...size, begun }, drawManner(size.method, random), mostLeft);
  }
}

/** The goal as it is now: an attempt changes its sheets in their places. */
const copyOf = (goal: Goal): Goal => ({ ...goal, sheets: [...goal.sheets] });

const piecesOf = (sheet: FilledSheet | undefined): Blank[] => sheet?.placed.map(({ blank }) => blank) ?? [];

const areaOf = ({ width, height }: Blank): number => width * height;
