import type { DrawingPage } from './drawing-page.js';
import type { Run, Sides } from './page-runs.js';

/** Ruled lines on one straight line, joined: where it is across, and from where to where it goes, in points. */
export interface RuledLine {
  at: number;
  from: number;
  to: number;
}

/** Upright lines by x, level ones by y. */
export interface RuledLines {
  upright: readonly RuledLine[];
  level: readonly RuledLine[];
}

/** Lines this near to each other across are one, in points: both sides of a thick line drawn as a rectangle. */
const BESIDE = 1;

/** A gap along a line that a thick line across it may leave. */
const GAP = 2;

const isSomewhere = ({ at, from, to }: RuledLine): boolean => Number.isFinite(at + from + to);

/** Lines in order of where they are; pieces of one line joined. */
function joinedLines(pieces: readonly RuledLine[]): RuledLine[] {
  const sorted = [...pieces].sort((one, other) => one.at - other.at || one.from - other.from);
  const lines: RuledLine[] = [];
  for (let first = 0; first < sorted.length;) {
    let last = first + 1;
    const at = sorted[first]?.at ?? 0;
    while (last < sorted.length && (sorted[last]?.at ?? 0) - at <= BESIDE) last += 1;
    const group = sorted.slice(first, last).sort((one, other) => one.from - other.from);
    let line: RuledLine | null = null;
    for (const piece of group) {
      if (line && piece.from <= line.to + GAP) line.to = Math.max(line.to, piece.to);
      else lines.push((line = { ...piece }));
    }
    first = last;
  }
  return lines;
}

/** A stroke of a letter goes beyond the box of its word no further than this, in points, and so does a frame beyond its text's ends. */
const BEYOND = 0.6;

/** A frame around a text, of its letters' height away: TechDraw draws one where a field of its sheet can be changed. */
const FRAME = 0.3;

/** Words of one line are a space apart at most, of their height. */
const SPACE = 0.6;

/** Larger texts than a title block's have no strokes that are taken for cells, in points. */
const TALLEST = 120;

/** The box that a word, or a line of words, covers across the page and down it, in points. */
interface TextBox {
  x: [number, number];
  y: [number, number];
}

const within = (value: number, [from, to]: readonly [number, number], slack = BEYOND): boolean =>
  value > from - slack && value < to + slack;

/** Lines of words, each from end to end. */
function textLines(words: readonly TextBox[]): TextBox[] {
  const lines: TextBox[] = [];
  for (const { x, y } of [...words].sort((one, other) => one.y[0] - other.y[0] || one.x[0] - other.x[0])) {
    const last = lines.at(-1);
    const size = y[1] - y[0];
    const goesOn =
      last && Math.abs(last.y[0] - y[0]) < 1 && x[0] >= last.x[0] && x[0] - last.x[1] < SPACE * size;
    if (goesOn) last.x[1] = Math.max(last.x[1], x[1]);
    else lines.push({ x: [...x], y });
  }
  return lines;
}

/** Sides of a frame begin and end together. */
const TOGETHER = 0.3;

/**
 * Whether a line is none of the sheet's: a stroke of a letter (Creo draws its texts line by line and writes them a second time
 * unseen, so that an `l` looks like the side of a cell), which stays within its word, or a side of a frame drawn tightly around a text,
 * whose right and lower sides leave room for a space.
 */
function ofTexts(boxes: readonly TextBox[], uprights: readonly RuledLine[]) {
  const words = boxes.filter(({ y }) => y[1] - y[0] <= TALLEST);
  const lines = textLines(boxes).filter(({ y }) => y[1] - y[0] <= TALLEST);
  const framed = ({ y }: TextBox) => FRAME * (y[1] - y[0]);
  const besides = ({ from, to }: RuledLine, box: TextBox) =>
    within(from, box.y, framed(box)) && within(to, box.y, framed(box));
  const isLeft = (line: RuledLine, box: TextBox) =>
    Math.abs(line.at - box.x[0]) < BEYOND && besides(line, box);
  const lefts = new Map<TextBox, RuledLine>();
  for (const line of uprights) {
    const box = lines.find((each) => isLeft(line, each));
    if (box) lefts.set(box, line);
  }
  const isRight = (line: RuledLine, box: TextBox): boolean => {
    const left = lefts.get(box);
    if (!left || !within(line.at, [box.x[1], box.x[1] + framed(box)])) return false;
    return Math.max(Math.abs(line.from - left.from), Math.abs(line.to - left.to)) < TOGETHER;
  };
  const isEnd = ({ at, from, to }: RuledLine, box: TextBox): boolean =>
    within(at, box.y, framed(box)) &&
    Math.abs(from - box.x[0]) < BEYOND &&
    Math.abs(to - box.x[1]) < BEYOND + framed(box);
  return {
    upright: (line: RuledLine): boolean =>
      words.some(({ x, y }) => within(line.at, x) && within(line.from, y) && within(line.to, y)) ||
      lines.some((box) => isLeft(line, box) || isRight(line, box)),
    level: (line: RuledLine): boolean =>
      words.some(({ x, y }) => within(line.at, y) && within(line.from, x) && within(line.to, x)) ||
      lines.some((box) => isEnd(line, box)),
  };
}

/** A page's lines are asked for by several rules. */
const known = new WeakMap<DrawingPage, RuledLines>();

/** The page's ruled lines in points, without those of its texts: strokes of letters and frames. */
export function ruledLinesOf(page: DrawingPage): RuledLines {
  const lines = known.get(page) ?? readLines(page);
  known.set(page, lines);
  return lines;
}

function readLines({ rules = [], levels = [], words, width, height }: DrawingPage): RuledLines {
  const uprights = rules
    .map(({ x, top, bottom }) => ({ at: x * width, from: top * height, to: bottom * height }))
    .filter(isSomewhere);
  const text = ofTexts(
    words.map(({ x, y, width: across, height: down }) => ({
      x: [x * width, (x + across) * width],
      y: [y * height, (y + down) * height],
    })),
    uprights,
  );
  return {
    upright: joinedLines(uprights.filter((line) => !text.upright(line))),
    level: joinedLines(
      levels
        .map(({ y, left, right }) => ({ at: y * height, from: left * width, to: right * width }))
        .filter((line) => isSomewhere(line) && !text.level(line)),
    ),
  };
}

/** A ruled rectangle that text stands in, in points. Two runs of one cell have the same object. */
export interface Cell extends Sides {
  runs: Run[];
}

/** A rectangle larger than this part of the page is the drawing's frame or a view, no cell. */
const WIDEST = 0.8;
const HIGHEST = 0.25;

/** A text may touch the line that it stands on, in points. */
const TOUCH = 1;

/** Sides of cells that are one line differ less than this, in points. */
export const NEAR = 2;

/** The nearest of the lines on either side of a place that go past it. */
function around(lines: readonly RuledLine[], at: number, across: number): [number, number] | null {
  let [before, behind] = [-Infinity, Infinity];
  for (const line of lines) {
    if (line.from > across || line.to < across) continue;
    if (line.at <= at) before = line.at;
    else {
      behind = line.at;
      break;
    }
  }
  return Number.isFinite(before) && Number.isFinite(behind) ? [before, behind] : null;
}

/** The rectangle around others; none around no one is turned inside out. */
export const boxAroundAll = (boxes: readonly Sides[]): Sides =>
  boxes.reduce(
    (one, other) => ({
      left: Math.min(one.left, other.left),
      top: Math.min(one.top, other.top),
      right: Math.max(one.right, other.right),
      bottom: Math.max(one.bottom, other.bottom),
    }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );

function boxAt(x: number, y: number, lines: RuledLines): Sides | null {
  const sides = around(lines.upright, x, y);
  const ends = around(lines.level, y, x);
  return sides && ends ? { left: sides[0], right: sides[1], top: ends[0], bottom: ends[1] } : null;
}

/**
 * The cell of a run. A long value runs over the side of its cell: it belongs where it begins, unless it is centred in
 * the cell in its middle.
 */
function boxAround(run: Run, lines: RuledLines): Sides | null {
  const [middle, y] = [(run.left + run.right) / 2, (run.top + run.bottom) / 2];
  const box = boxAt(Math.min(run.left + TOUCH + run.size * 0.3, middle), y, lines);
  if (!box || run.right <= box.right + TOUCH) return box;
  const inner = boxAt(middle, y, lines);
  const centred = inner && Math.abs((inner.left + inner.right) / 2 - middle) < run.size;
  return centred ? inner : box;
}

/** The cell of a run, unless it is as large as a view, or the run is written upwards; null where there is none. */
export function cellBoxOf(run: Run, lines: RuledLines, { width, height }: DrawingPage): Sides | null {
  const box = run.vertical ? null : boxAround(run, lines);
  const small = box && box.right - box.left <= WIDEST * width && box.bottom - box.top <= HIGHEST * height;
  return small ? box : null;
}

/** The ruled cells of a page in which text stands. */
export class Cells {
  readonly all: Cell[] = [];
  private readonly byRun = new Map<Run, Cell>();

  constructor(page: DrawingPage, runs: readonly Run[]) {
    const lines = ruledLinesOf(page);
    const known = new Map<string, Cell>();
    for (const run of runs) {
      const box = cellBoxOf(run, lines, page);
      if (!box) continue;
      const key = [box.left, box.top, box.right, box.bottom].map((side) => Math.round(side)).join('/');
      const cell = known.get(key) ?? { ...box, runs: [] };
      if (!known.has(key)) {
        known.set(key, cell);
        this.all.push(cell);
      }
      cell.runs.push(run);
      this.byRun.set(run, cell);
    }
  }

  /** The cell that the run stands in, if any. */
  findCell(run: Run): Cell | undefined {
    return this.byRun.get(run);
  }

  /** Whether a cell stands directly to the right of another one, on its row. */
  rightOf(cell: Cell): Cell | undefined {
    return this.all.find(
      (other) =>
        Math.abs(other.left - cell.right) < NEAR &&
        Math.abs(other.top - cell.top) < NEAR &&
        Math.abs(other.bottom - cell.bottom) < NEAR,
    );
  }

  /** The cell directly below, in its column. */
  below(cell: Cell): Cell | undefined {
    return this.all.find(
      (other) =>
        Math.abs(other.top - cell.bottom) < NEAR &&
        Math.abs(other.left - cell.left) < NEAR &&
        Math.abs(other.right - cell.right) < NEAR,
    );
  }

  /** The cells of the given one's column that stand on each other without a gap, as wide as it, from top to bottom. */
  columnOf(cell: Cell): Cell[] {
    const alike = this.all
      .filter((other) => Math.abs(other.left - cell.left) < NEAR && Math.abs(other.right - cell.right) < NEAR)
      .sort((one, other) => one.top - other.top);
    const at = alike.indexOf(cell);
    const touches = (index: number) => {
      const [above, below] = [alike[index - 1], alike[index]];
      return above && below && Math.abs(above.bottom - below.top) < NEAR;
    };
    let [first, last] = [at, at];
    while (touches(first)) first -= 1;
    while (touches(last + 1)) last += 1;
    return alike.slice(first, last + 1);
  }

  /** All cells of the given one's row: as high as it and beside it. */
  rowOf(cell: Cell): Cell[] {
    return this.all.filter(
      (other) => Math.abs(other.top - cell.top) < NEAR && Math.abs(other.bottom - cell.bottom) < NEAR,
    );
  }
}
