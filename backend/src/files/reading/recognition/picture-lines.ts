import type { Sides } from '../domain/page-runs.js';

/** A picture of one byte a pixel, 0 black to 255 white, in rows from the top. */
export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A straight line of a picture in pixels: where it is across, and from where to where it goes. */
interface PictureLine {
  at: number;
  from: number;
  to: number;
}

/** Upright lines by x, level ones by y. */
export interface PictureLines {
  upright: PictureLine[];
  level: PictureLine[];
}

/** A line of this part of an inch is ruled, whatever stands at its ends. */
const SURELY_RULED = 0.4;

/** The shortest side of a cell, as a part of an inch: it ends at level lines, and no letter does. */
const SHORTEST_SIDE = 0.1;

/** A ruled line is at most this thick, as a part of an inch; what is thicker is a bar or a letter. */
const THICKEST = 0.045;

/** A cell's side ends this near to the middle of a level line, as a part of an inch. */
const TOUCH = 0.02;

/** Pixels that may be missing in a line. */
const GAP = 2;

/** Pixels on each side of a line that belong to its edge. */
const EDGE = 1;

/** Lines of each direction that are looked at; a picture of more is noise. */
const MOST_LINES = 20_000;

/** A way through the picture: rows of it, or its columns. */
interface Way {
  /** How many rows, or columns. */
  count: number;
  /** Pixels of each of them. */
  length: number;
  /** Index of the pixel `along` the row or column `at`. */
  index: (at: number, along: number) => number;
}

const rowsOf = ({ width, height }: GreyPicture): Way => ({
  count: height,
  length: width,
  index: (at, along) => at * width + along,
});

const columnsOf = ({ width, height }: GreyPicture): Way => ({
  count: width,
  length: height,
  index: (at, along) => along * width + at,
});

/** On white paper ruled lines may be as pale as this: SolidWorks' sheets have grey ones around black letters. */
const PALEST = 230;

/**
 * The grey that best parts ink from paper (Otsu): the variance between both is largest there. On a page that is white for the most part
 * pale lines are ink as well.
 * @see https://doi.org/10.1109/TSMC.1979.4310076
 */
function inkThreshold({ data }: GreyPicture): number {
  const counts = new Float64Array(256);
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1;
  const sum = counts.reduce((total, count, grey) => total + count * grey, 0);
  let [below, sumBelow, best, threshold] = [0, 0, -1, 127];
  for (let grey = 0; grey < 255; grey += 1) {
    const count = counts[grey] ?? 0;
    below += count;
    sumBelow += count * grey;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const difference = sumBelow / below - (sum - sumBelow) / above;
    const variance = below * above * difference * difference;
    if (variance > best) [best, threshold] = [variance, grey];
  }
  return (counts[255] ?? 0) > data.length / 2 ? Math.max(threshold, PALEST) : threshold;
}

/** Runs of ink along the way that are at least `shortest` long. */
function runsAlong(picture: GreyPicture, way: Way, threshold: number, shortest: number): PictureLine[] {
  const { data } = picture;
  const runs: PictureLine[] = [];
  for (let at = 0; at < way.count && runs.length < MOST_LINES; at += 1) {
    let [from, last] = [-1, -1];
    const end = () => {
      if (from >= 0 && last - from + 1 >= shortest) runs.push({ at, from, to: last + 1 });
      from = -1;
    };
    for (let along = 0; along < way.length; along += 1) {
      if ((data[way.index(at, along)] ?? 255) > threshold) continue;
      if (from >= 0 && along - last > GAP + 1) end();
      if (from < 0) from = along;
      last = along;
    }
    end();
  }
  return runs;
}

/** Runs of neighbouring rows that are one line, and the line. */
interface Gathered {
  line: PictureLine;
  runs: PictureLine[];
}

/** Runs that overlap in neighbouring rows, as one line each: in the middle of its thickness. */
function gather(runs: readonly PictureLine[]): Gathered[] {
  const done: Gathered[] = [];
  let open: Gathered[] = [];
  for (const run of runs) {
    const goesOn = ({ line }: Gathered) => line.at >= run.at - 1;
    for (const each of open) if (!goesOn(each)) done.push(each);
    open = open.filter(goesOn);
    const group = open.find(({ line }) => line.from < run.to && line.to > run.from);
    if (!group) open.push({ line: { ...run }, runs: [run] });
    else {
      const { line } = group;
      group.runs.push(run);
      Object.assign(line, { at: run.at, from: Math.min(line.from, run.from), to: Math.max(line.to, run.to) });
    }
  }
  return [...done, ...open].map(({ line, runs }) => {
    const at = ((runs[0]?.at ?? line.at) + line.at) / 2;
    return { line: { ...line, at }, runs };
  });
}

const lengthOf = ({ from, to }: PictureLine): number => to - from;

/** Ink by length: also a line that leans a little is as thick as it is drawn. */
const thicknessOf = ({ line, runs }: Gathered): number =>
  runs.reduce((ink, run) => ink + lengthOf(run), 0) / lengthOf(line);

/** Whether a line's end touches one of the others across. */
function touches(at: number, end: number, others: readonly Gathered[], slack: number): boolean {
  return others.some(
    ({ line }) => Math.abs(line.at - end) <= slack && line.from - slack <= at && line.to + slack >= at,
  );
}

/** Paints the lines with the colour of paper. */
function erase({ data }: GreyPicture, way: Way, lines: readonly Gathered[]): void {
  for (const { runs } of lines) {
    for (const run of runs) {
      for (let at = Math.max(0, run.at - EDGE); at <= Math.min(way.count - 1, run.at + EDGE); at += 1) {
        for (let along = run.from; along < run.to; along += 1) data[way.index(at, along)] = 255;
      }
    }
  }
}

/**
 * The ruled lines of a picture, and the picture without them: letters that touch a line, or stand between two, are read far better
 * so. Uprights shorter than a cell's are lines where they go from one level line to another, as no letter does.
 * @param dpi pixels to an inch
 */
export function takeLines(picture: GreyPicture, dpi: number): { lines: PictureLines; rest: GreyPicture } {
  const threshold = inkThreshold(picture);
  const [rows, columns] = [rowsOf(picture), columnsOf(picture)];
  const thin = (each: Gathered) => thicknessOf(each) <= THICKEST * dpi;
  const sure = SURELY_RULED * dpi;
  const level = gather(runsAlong(picture, rows, threshold, sure)).filter(thin);
  const slack = TOUCH * dpi;
  const upright = gather(runsAlong(picture, columns, threshold, SHORTEST_SIDE * dpi))
    .filter(thin)
    .filter(({ line }) => {
      if (lengthOf(line) >= sure) return true;
      return touches(line.at, line.from, level, slack) && touches(line.at, line.to, level, slack);
    });
  const rest = { ...picture, data: picture.data.slice() };
  erase(rest, rows, level);
  erase(rest, columns, upright);
  return {
    lines: { upright: upright.map(({ line }) => line), level: level.map(({ line }) => line) },
    rest,
  };
}

/** A rectangle of a picture, in its pixels; right and bottom are the first ones outside. */
export type PixelBox = Sides;

/** Cells are looked for in blocks of this many pixels: a gap in a line that is smaller closes. */
const BLOCK = 4;

/** The shortest side of a cell that holds text, and the height of one that may hold a view, as parts of an inch. */
const LEAST_SIDE = 0.08;
const MOST_HEIGHT = 1.6;

/** A shape that is no rectangle fills less of the box around it. */
const FILLED = 0.85;

/** The picture in blocks: 1 where a ruled line is, or where a cell was found. */
interface Blocks {
  taken: Uint8Array;
  across: number;
  down: number;
}

/** Where lines go, and one block farther at their ends: corners are closed. */
function walledBlocks({ upright, level }: PictureLines, width: number, height: number): Blocks {
  const [across, down] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const taken = new Uint8Array(across * down);
  const block = (pixel: number, count: number) => Math.max(0, Math.min(count - 1, Math.floor(pixel / BLOCK)));
  for (const { at, from, to } of level) {
    const row = block(at, down) * across;
    taken.fill(1, row + block(from - BLOCK, across), row + block(to + BLOCK, across) + 1);
  }
  for (const { at, from, to } of upright) {
    const last = block(to + BLOCK, down);
    for (let row = block(from - BLOCK, down); row <= last; row += 1)
      taken[row * across + block(at, across)] = 1;
  }
  return { taken, across, down };
}

/** The blocks that no line parts from this one: the box around them, and how many they are. Takes them. */
function fill({ taken, across, down }: Blocks, start: number): { box: PixelBox; count: number } {
  const box = { left: across, top: down, right: 0, bottom: 0 };
  const open = [start];
  taken[start] = 1;
  let count = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    count += 1;
    const [x, y] = [at % across, Math.floor(at / across)];
    Object.assign(box, { left: Math.min(box.left, x), top: Math.min(box.top, y) });
    Object.assign(box, { right: Math.max(box.right, x + 1), bottom: Math.max(box.bottom, y + 1) });
    const next = [
      ...(x > 0 ? [at - 1] : []),
      ...(x < across - 1 ? [at + 1] : []),
      ...(y > 0 ? [at - across] : []),
      ...(y < down - 1 ? [at + across] : []),
    ];
    for (const each of next) {
      if (taken[each] === 1) continue;
      taken[each] = 1;
      open.push(each);
    }
  }
  return { box, count };
}

/**
 * The rectangles between a picture's ruled lines that may be cells of a table; what touches the picture's edge is none.
 * @param dpi pixels to an inch
 */
export function cellsOfPicture(
  lines: PictureLines,
  { width, height }: { width: number; height: number },
  dpi: number,
): PixelBox[] {
  const blocks = walledBlocks(lines, width, height);
  const cells: PixelBox[] = [];
  for (let at = 0; at < blocks.taken.length; at += 1) {
    if (blocks.taken[at] === 1) continue;
    const { box, count } = fill(blocks, at);
    const [across, down] = [box.right - box.left, box.bottom - box.top];
    const open = box.left === 0 || box.top === 0 || box.right === blocks.across || box.bottom === blocks.down;
    const small = Math.min(across, down) * BLOCK < LEAST_SIDE * dpi;
    if (open || small || down * BLOCK > MOST_HEIGHT * dpi || count < FILLED * across * down) continue;
    cells.push({
      left: box.left * BLOCK,
      top: box.top * BLOCK,
      right: Math.min(width, box.right * BLOCK),
      bottom: Math.min(height, box.bottom * BLOCK),
    });
  }
  return cells;
}
