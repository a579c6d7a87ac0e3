import { at } from '../at.js';
import type { CutSheets, PlacedPiece, SheetJob, SheetPlan, SheetStock } from './sheet-job.js';
import { randomFrom } from '../random.js';
import {
  endOf,
  fillBest,
  shortenSheet,
  type Blank,
  type FilledSheet,
  type PlacedBlank,
} from './fill-sheets.js';
import { SheetSearch } from './sheet-search.js';

/** Sizes are whole hundredths of a millimetre inside of the search, so that no sum has a rounding error. */
const STEPS_PER_MM = 100;

/** How many single placements a search tries; a limit in time would make a plan that another run does not. */
const EFFORT = 2_000_000;

/** Of these, how many once no sheet can be saved any more: they empty the last one. */
const EMPTYING = 0.2;

/** Of these, how many put the pieces of one sheet into a shorter one; and those of all sheets. */
const SHORTENING = 0.05;
const ALL_SHORTENING = 0.5;

/** Of these, how many fill one of the sheets that there are only so many of. */
const FILLING = 0.05;

/** A sheet of a limited number is taken where pieces are at least this share of what they consume of it. */
const LEAST_FILLING = 0.5;

/** Sheets of one stock with their pieces. */
interface StockSheets {
  stock: number;
  sheets: FilledSheet[];
}

const effortOf = ({ effort = EFFORT }: SheetJob): number => effort;

const inSteps = (mm: number): number => Math.round(mm * STEPS_PER_MM);

/**
 * Places rectangles so that the least area of sheets is consumed, kept remnants apart.
 * The answer for equal jobs is equal.
 */
export function cutSheets(job: SheetJob): SheetPlan {
  const left = job.pieces.map(() => 0);
  const cuts: CutSheets[] = [];
  const blanks: Blank[] = [];
  job.pieces.forEach(({ quantity, turns, width, length }, piece) => {
    if (job.stocks.some((stock) => fits(job, piece, stock))) {
      const blank = { piece, turns, width: inSteps(width + job.gap), height: inSteps(length + job.gap) };
      for (let one = 0; one < quantity; one++) blanks.push(blank);
      return;
    }
    const whole = wholeSheet(job, piece);
    if (whole && quantity > 0) cuts.push({ ...whole, sheets: quantity });
    else left[piece] = quantity;
  });
  const unlimited = job.stocks.flatMap(({ available }, index) => (available === undefined ? [index] : []));
  const first = fillLimited(job, blanks, LEAST_FILLING);
  const filled = fillStocks(job, first.left, unlimited);
  const rest = first.left.filter(
    ({ piece }) => !unlimited.some((one) => fits(job, piece, at(job.stocks, one))),
  );
  const last = fillLimited(job, rest, 0, first.filled);
  for (const { piece } of last.left) left[piece] = at(left, piece) + 1;
  const all = [...first.filled, ...last.filled, ...filled];
  cuts.push(...groupEqualSheets(job, all));
  return { cuts: takeEqualSizes(job, cuts), bound: boundOf(job, all), left };
}

/**
 * Sheets of a limited number, the smallest first, each as full as pieces make it.
 * @param least the share of what they consume of a sheet that its pieces have to be
 * @param taken sheets that are not there any more
 */
function fillLimited(
  job: SheetJob,
  blanks: Blank[],
  least: number,
  taken: readonly StockSheets[] = [],
): { filled: StockSheets[]; left: Blank[] } {
  const filled: StockSheets[] = [];
  let left = blanks;
  const area = (index: number) => at(job.stocks, index).width * at(job.stocks, index).length;
  const stocks = job.stocks.flatMap((stock, index) => (isLimited(job, stock) ? [index] : []));
  for (const stock of stocks.sort((one, other) => area(one) - area(other))) {
    const size = at(job.stocks, stock);
    const before = taken.reduce((sum, one) => sum + (one.stock === stock ? one.sheets.length : 0), 0);
    for (let count = before; count < (size.available ?? 0); count++) {
      const own = left.filter(({ piece }) => fits(job, piece, size));
      const sheet = fillOne(job, own, stock);
      const pieces = sheet.area / STEPS_PER_MM ** 2;
      if (pieces === 0 || pieces < usedLength(job, size, sheet) * size.width * least) break;
      filled.push({ stock, sheets: [sheet] });
      left = without(left, sheet.placed);
    }
  }
  return { filled, left };
}

/** The list without as many of each as are placed. */
function without(blanks: readonly Blank[], placed: readonly PlacedBlank[]): Blank[] {
  const counts = new Map<Blank, number>();
  for (const { blank } of placed) counts.set(blank, (counts.get(blank) ?? 0) + 1);
  return blanks.filter((blank) => {
    const count = counts.get(blank) ?? 0;
    if (count > 0) counts.set(blank, count - 1);
    return count === 0;
  });
}

/** Sheets of which there are only so many; not of a size that there is as many as needed of: `takeEqualSizes` takes those. */
const isLimited = (job: SheetJob, stock: SheetStock): boolean =>
  stock.available !== undefined &&
  !job.stocks.some((one) => one.available === undefined && isEqualSize(one, stock));

const isEqualSize = (one: SheetStock, other: SheetStock): boolean =>
  one.width === other.width && one.length === other.length;

function fillOne(job: SheetJob, blanks: Blank[], stock: number): FilledSheet {
  const attempts = Math.ceil((effortOf(job) * FILLING) / Math.max(1, blanks.length));
  const manner = { method: job.method, random: randomFrom(1) };
  const sheet = fillBest(blanks, insideOf(job, at(job.stocks, stock)), manner, attempts);
  return sheet.placed.length === 0 ? sheet : shorten(sheet, job, stock);
}

/** Takes sheets of a limited number in the place of others of their size. */
function takeEqualSizes({ stocks }: SheetJob, cuts: readonly CutSheets[]): CutSheets[] {
  const free = stocks.map(({ available }) => available ?? 0);
  return cuts.flatMap((cut) => {
    const size = at(stocks, cut.stock);
    if (size.available !== undefined) return [cut];
    const taken: CutSheets[] = [];
    let { sheets } = cut;
    stocks.forEach((one, stock) => {
      const count = isEqualSize(one, size) ? Math.min(sheets, at(free, stock)) : 0;
      if (count === 0) return;
      taken.push({ ...cut, stock, sheets: count });
      free[stock] = at(free, stock) - count;
      sheets -= count;
    });
    return sheets === 0 ? taken : [...taken, { ...cut, sheets }];
  });
}

/** The part of a stock that pieces may have; longer and wider by a gap, as they are. */
function insideOf({ gap, margin }: SheetJob, { width, length }: SheetStock) {
  return { width: inSteps(width - 2 * margin + gap), height: inSteps(length - 2 * margin + gap) };
}

function fits(job: SheetJob, piece: number, stock: SheetStock): boolean {
  const { width, length, turns } = at(job.pieces, piece);
  const inside = insideOf(job, stock);
  const [wide, high] = [inSteps(width + job.gap), inSteps(length + job.gap)];
  const upright = wide <= inside.width && high <= inside.height;
  return upright || (turns && high <= inside.width && wide <= inside.height);
}

/** A piece of a sheet's full size takes a whole one, without margin; null where none is of its size. */
function wholeSheet(job: SheetJob, piece: number): Omit<CutSheets, 'sheets'> | null {
  const { width, length, turns } = at(job.pieces, piece);
  const stock = job.stocks.findIndex(
    (one) =>
      one.available === undefined &&
      ((one.width === width && one.length === length) ||
        (turns && one.width === length && one.length === width)),
  );
  const found = job.stocks[stock];
  if (!found) return null;
  return { stock, placed: [{ piece, x: 0, y: 0, ...found }], used: found.length };
}

/** All pieces on the stock that consumes least, those that it is too small for on others; the least of all ways to begin. */
function fillStocks(job: SheetJob, blanks: readonly Blank[], stocks: readonly number[]): StockSheets[] {
  if (blanks.length === 0) return [];
  let best: StockSheets[] | null = null;
  for (const stock of stocks) {
    const size = at(job.stocks, stock);
    const own = blanks.filter(({ piece }) => fits(job, piece, size));
    if (own.length === 0) continue;
    const rest = blanks.filter(({ piece }) => !fits(job, piece, size));
    const others = stocks.filter((other) => other !== stock);
    const filled = [fillStock(job, own, stock, stocks.length), ...fillStocks(job, rest, others)];
    if (best === null || consumedBy(job, filled) < consumedBy(job, best)) best = filled;
  }
  return best ?? [];
}

function fillStock(job: SheetJob, blanks: Blank[], stock: number, candidates: number): StockSheets {
  const inside = insideOf(job, at(job.stocks, stock));
  const search = new SheetSearch(blanks, {
    ...inside,
    method: job.method,
    bound: leastSheets(areaOf(blanks), inside),
  });
  const most = effortOf(job) / candidates;
  const enough = () => (search.isDone ? (search.best.length > 1 ? most * EMPTYING : 0) : most);
  while (search.placements < enough()) search.improve();
  const filled = (sheets: FilledSheet[]): StockSheets => ({
    stock,
    sheets: sheets.map((sheet) => shorten(sheet, job, stock, sheets.length)),
  });
  const first = filled(search.best);
  const emptied = search.emptyLast();
  const second = emptied && filled(emptied);
  return second && consumedBy(job, [second]) < consumedBy(job, [first]) ? second : first;
}

const areaOf = (blanks: readonly Blank[]): number =>
  blanks.reduce((sum, { width, height }) => sum + width * height, 0);

function leastSheets(area: number, { width, height }: { width: number; height: number }): number {
  return Math.ceil(area / (width * height) - 1e-9);
}

/**
 * The sheet's pieces again, nearer to its beginning, where that could leave a remnant that is kept.
 * @param sheets how many share the effort
 */
function shorten(sheet: FilledSheet, job: SheetJob, stock: number, sheets = 1): FilledSheet {
  const { width, length } = at(job.stocks, stock);
  const least = sheet.area / sheet.width;
  const longest = inSteps(length - job.margin - job.leastRemnant);
  if (width < job.leastRemnant || least > longest) return sheet;
  const share = Math.min(SHORTENING, ALL_SHORTENING / sheets);
  const attempts = Math.ceil((effortOf(job) * share) / sheet.placed.length);
  return shortenSheet(sheet, { method: job.method, random: randomFrom(1) }, attempts);
}

/** mm along a sheet that are consumed. */
function usedLength(job: SheetJob, { length, width }: SheetStock, sheet: FilledSheet): number {
  const used = job.margin + endOf(sheet) / STEPS_PER_MM;
  const kept = width >= job.leastRemnant && length - used >= job.leastRemnant;
  return kept ? used : length;
}

function consumedBy(job: SheetJob, filled: readonly StockSheets[]): number {
  return filled.reduce((sum, { stock, sheets }) => {
    const size = at(job.stocks, stock);
    return sheets.reduce((area, sheet) => area + usedLength(job, size, sheet) * size.width, sum);
  }, 0);
}

function boundOf(job: SheetJob, filled: readonly StockSheets[]): number | null {
  const [only, ...others] = filled;
  if (!only || others.length > 0 || at(job.stocks, only.stock).available !== undefined) return null;
  const area = only.sheets.reduce((sum, sheet) => sum + sheet.area, 0);
  return leastSheets(area, insideOf(job, at(job.stocks, only.stock)));
}

/** Sheets that are cut alike become one entry; those that are used most come first. */
function groupEqualSheets(job: SheetJob, filled: readonly StockSheets[]): CutSheets[] {
  const groups = new Map<string, CutSheets>();
  for (const { stock, sheets } of filled) {
    for (const sheet of sheets) {
      const placed = sheet.placed.map((one) => toPlacedPiece(job, one));
      placed.sort((one, other) => one.y - other.y || one.x - other.x);
      const key = JSON.stringify([stock, placed]);
      const known = groups.get(key);
      const used = usedLength(job, at(job.stocks, stock), sheet);
      if (known) known.sheets++;
      else groups.set(key, { stock, sheets: 1, placed, used });
    }
  }
  const filling = ({ placed }: CutSheets) => placed.reduce((sum, one) => sum + one.width * one.length, 0);
  return [...groups.values()].sort((one, other) => filling(other) - filling(one));
}

function toPlacedPiece({ gap, margin }: SheetJob, { blank, x, y, width, height }: PlacedBlank): PlacedPiece {
  return {
    piece: blank.piece,
    x: x / STEPS_PER_MM + margin,
    y: y / STEPS_PER_MM + margin,
    width: (width - inSteps(gap)) / STEPS_PER_MM,
    length: (height - inSteps(gap)) / STEPS_PER_MM,
  };
}
