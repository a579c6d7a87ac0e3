import { at } from '../at.js';
import {
  LargestRectangles,
  ShearedSpace,
  type Fit,
  type FreeSpace,
  type Place,
  type TakenPlace,
} from './free-space.js';

/** A single piece to place, its gap included. Equal ones are one object. */
export interface Blank {
  /** The piece of the job that it is one of. */
  piece: number;
  width: number;
  height: number;
  /** Whether it may be turned by 90°. */
  turns: boolean;
}

/** A piece in its place; its sizes are those of its place, turned or not. */
export interface PlacedBlank extends TakenPlace {
  blank: Blank;
}

/** A sheet with its pieces. */
export interface FilledSheet {
  width: number;
  height: number;
  /** In the order in which they were placed. */
  placed: PlacedBlank[];
  /** Of its pieces. */
  area: number;
}

export type Method = 'free' | 'sheared';

const KEYS = ['area', 'longest', 'height', 'width'] as const;
const FITS = ['short-side', 'area', 'corner'] as const;

/** The most that a piece's size counts less than it is when pieces are put in order. */
const MOST_NOISE = 0.6;

/** One way of filling sheets. */
export interface Manner {
  method: Method;
  fit: Fit;
}

const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

/** A random way of filling sheets. */
export const drawManner = (method: Method, random: () => number): Manner => ({
  method,
  fit: pick(FITS, random),
});

/** The pieces, large ones first by a measure and with an uncertainty that are drawn anew each time. */
export function orderAtRandom(loose: readonly Blank[], random: () => number): Blank[] {
  const key = pick(KEYS, random);
  const noise = random() * MOST_NOISE;
  const keyed = loose.map((blank) => ({ blank, key: measureOf(blank, key) * (1 - noise * random()) }));
  keyed.sort((one, other) => other.key - one.key);
  return keyed.map(({ blank }) => blank);
}

function measureOf({ width, height }: Blank, key: (typeof KEYS)[number]): number {
  switch (key) {
    case 'area':
      return Math.sqrt(width * height);
    case 'longest':
      return Math.max(width, height);
    case 'height':
      return height;
    case 'width':
      return width;
  }
}

/**
 * Places the pieces, in their order, each where it suits best on any of these sheets.
 * @param begun for each sheet the pieces that it has: the first ones of a filled sheet, in their order
 * @param mostLeft the area without a place at which it ends early, with sheets that are not full
 * @returns the sheets, the pieces without a place, and their area
 */
export function fillSheets(
  order: readonly Blank[],
  { width, height, begun }: { width: number; height: number; begun: readonly (readonly PlacedBlank[])[] },
  { method, fit }: Manner,
  mostLeft = Infinity,
): { sheets: FilledSheet[]; left: Blank[]; leftArea: number } {
  const spaces = begun.map(() =>
    method === 'free' ? new LargestRectangles(width, height) : new ShearedSpace(width, height),
  );
  const sheets = begun.map((): FilledSheet => ({ width, height, placed: [], area: 0 }));
  const put = (sheet: number, piece: PlacedBlank) => {
    const filled = at(sheets, sheet);
    at(spaces, sheet).take(piece);
    filled.placed.push(piece);
    filled.area += piece.width * piece.height;
  };
  for (const [sheet, pieces] of begun.entries()) for (const piece of pieces) put(sheet, piece);
  const left: Blank[] = [];
  let leftArea = 0;
  const tooLarge = new Set<Blank>();
  for (const blank of order) {
    const found = tooLarge.has(blank) ? null : findPlace(blank, spaces, fit);
    if (found === null) {
      tooLarge.add(blank);
      left.push(blank);
      leftArea += blank.width * blank.height;
      if (leftArea > mostLeft) break;
      continue;
    }
    const { x, y, width: wide, height: high, from } = found.place;
    put(found.sheet, { blank, x, y, width: wide, height: high, from });
  }
  return { sheets, left, leftArea };
}

interface SheetPlace {
  place: Place;
  sheet: number;
}

function findPlace(
  { width, height, turns }: Blank,
  spaces: readonly FreeSpace[],
  fit: Fit,
): SheetPlace | null {
  let best: SheetPlace | null = null;
  for (let sheet = 0; sheet < spaces.length; sheet++) {
    const space = at(spaces, sheet);
    const upright = space.find(width, height, fit, best?.place.score);
    if (upright) best = { place: upright, sheet };
    if (turns && width !== height) {
      const turned: Place | null = space.find(height, width, fit, best?.place.score);
      if (turned) best = { place: turned, sheet };
    }
    // Near the corner, the first sheet with a place is taken.
    if (fit === 'corner' && best) return best;
  }
  return best;
}

/** The height up to which a sheet has pieces. */
export const endOf = ({ placed }: FilledSheet): number =>
  Math.max(0, ...placed.map(({ y, height }) => y + height));

/** One sheet with as many of these pieces, by area, as one of so many attempts places on it. */
export function fillBest(
  loose: readonly Blank[],
  size: { width: number; height: number },
  { method, random }: { method: Method; random: () => number },
  attempts: number,
): FilledSheet {
  let best: FilledSheet = { ...size, placed: [], area: 0 };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const order = orderAtRandom(loose, random);
    const { sheets, left } = fillSheets(order, { ...size, begun: [[]] }, drawManner(method, random));
    const [filled] = sheets;
    if (filled && filled.area > best.area) best = filled;
    if (left.length === 0) break;
  }
  return best;
}

/** Every second attempt draws an order anew; the others exchange this many pairs of pieces in the best order so far. */
const AFRESH = 2;
const SWAPS = 2;

/** The sheet's pieces as near to its beginning as one of so many attempts places them. */
export function shortenSheet(
  sheet: FilledSheet,
  { method, random }: { method: Method; random: () => number },
  attempts: number,
): FilledSheet {
  let order = sheet.placed.map(({ blank }) => blank);
  let best = sheet;
  const draw = () => Math.floor(random() * order.length);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const afresh = attempt % AFRESH === 0;
    // An order drawn anew has to be shorter, by the least: a piece that is too long for that is turned then.
    const size = { width: sheet.width, height: endOf(best) - (afresh ? 1 : 0), begun: [[]] };
    const tried = afresh ? orderAtRandom(order, random) : [...order];
    for (let swap = 0; swap < SWAPS && !afresh; swap++) {
      const [one, other] = [draw(), draw()];
      [tried[one], tried[other]] = [at(tried, other), at(tried, one)];
    }
    const { sheets, left } = fillSheets(tried, size, { method, fit: 'corner' });
    const [filled] = sheets;
    if (left.length > 0 || !filled || endOf(filled) > endOf(best)) continue;
    best = { ...filled, height: sheet.height };
    order = tried;
  }
  return best;
}
