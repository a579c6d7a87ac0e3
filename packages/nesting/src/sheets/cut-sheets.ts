import { at } from '../at.js';
import type { CutSheets, PlacedPiece, SheetJob, SheetPlan, SheetStock } from './sheet-job.js';
import { randomFrom } from '../random.js';
import { endOf, shortenSheet, type Blank, type FilledSheet } from './fill-sheets.js';
import { SheetSearch } from './sheet-search.js';

/** Sizes are whole hundredths of a millimetre inside of the search, so that no sum has a rounding error. */
const STEPS_PER_MM = 100;

/** How many single placements a search tries; a limit in time would make a plan that another run does not. */
const EFFORT = 2_000_000;

/** Of these, how many once no sheet can be saved any more: they empty the last one. */
const EMPTYING = 0.2;

/** Of these, how many put the pieces of one sheet into a shorter one. */
const SHORTENING = 0.01;

/** A blank of one piece, and which it is. */
interface PieceBlank extends Blank {
  piece: number;
}

/** Sheets of one stock with their pieces. */
interface StockSheets {
  stock: number;
  sheets: FilledSheet[];
  blanks: PieceBlank[];
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
  const blanks: PieceBlank[] = [];
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
  const filled = fillStocks(
    job,
    blanks,
    job.stocks.map((_, index) => index),
  );
  cuts.push(...groupEqualSheets(job, filled));
  return { cuts, bound: boundOf(job, filled), left };
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
      (one.width === width && one.length === length) ||
      (turns && one.width === length && one.length === width),
  );
  const found = job.stocks[stock];
  if (!found) return null;
  return { stock, placed: [{ piece, x: 0, y: 0, ...found }], used: found.length };
}

/** All pieces on the stock that consumes least, those that it is too small for on others; the least of all ways to begin. */
function fillStocks(job: SheetJob, blanks: readonly PieceBlank[], stocks: readonly number[]): StockSheets[] {
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

function fillStock(job: SheetJob, blanks: PieceBlank[], stock: number, candidates: number): StockSheets {
  const inside = insideOf(job, at(job.stocks, stock));
  const search = new SheetSearch(blanks, {
    ...inside,
    method: job.method,
    bound: leastSheets(blanks, inside),
  });
  const most = effortOf(job) / candidates;
  const enough = () => (search.isDone ? (search.best.length > 1 ? most * EMPTYING : 0) : most);
  while (search.placements < enough()) search.improve();
  const filled = (sheets: FilledSheet[]): StockSheets => ({
    stock,
    blanks,
    sheets: sheets.map((sheet) => shorten(sheet, { job, blanks, stock })),
  });
  const first = filled(search.best);
  const emptied = search.emptyLast();
  const second = emptied && filled(emptied);
  return second && consumedBy(job, [second]) < consumedBy(job, [first]) ? second : first;
}

function leastSheets(blanks: readonly Blank[], { width, height }: { width: number; height: number }): number {
  const area = blanks.reduce((sum, blank) => sum + blank.width * blank.height, 0);
  return Math.ceil(area / (width * height) - 1e-9);
}

/** The sheet's pieces again, nearer to its beginning, where that could leave a remnant that is kept. */
function shorten(
  sheet: FilledSheet,
  { job, blanks, stock }: { job: SheetJob; blanks: readonly PieceBlank[]; stock: number },
): FilledSheet {
  const { width, length } = at(job.stocks, stock);
  const least = sheet.area / sheet.width;
  const longest = inSteps(length - job.margin - job.leastRemnant);
  if (width < job.leastRemnant || least > longest) return sheet;
  const attempts = Math.ceil((effortOf(job) * SHORTENING) / sheet.placed.length);
  return shortenSheet(sheet, blanks, { method: job.method, random: randomFrom(1) }, attempts);
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
  if (!only || others.length > 0) return null;
  return leastSheets(only.blanks, insideOf(job, at(job.stocks, only.stock)));
}

/** Sheets that are cut alike become one entry; those that are used most come first. */
function groupEqualSheets(job: SheetJob, filled: readonly StockSheets[]): CutSheets[] {
  const groups = new Map<string, CutSheets>();
  for (const { stock, sheets, blanks } of filled) {
    for (const sheet of sheets) {
      const placed = sheet.placed.map((one) => toPlacedPiece(job, one, blanks));
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

function toPlacedPiece(
  { gap, margin }: SheetJob,
  { blank, x, y, width, height }: FilledSheet['placed'][number],
  blanks: readonly PieceBlank[],
): PlacedPiece {
  return {
    piece: at(blanks, blank).piece,
    x: x / STEPS_PER_MM + margin,
    y: y / STEPS_PER_MM + margin,
    width: (width - inSteps(gap)) / STEPS_PER_MM,
    length: (height - inSteps(gap)) / STEPS_PER_MM,
  };
}
