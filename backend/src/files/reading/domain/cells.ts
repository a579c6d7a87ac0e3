import type { DrawingPage } from './drawing-page.js';
import type { Run } from './page-runs.js';
import { ruledLinesOf, type RuledLine, type RuledLines } from './cells/ruled-lines.js';

/** A ruled rectangle that text stands in, in points. Two runs of one cell have the same object. */
export interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
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

/** A ruled rectangle, in points. */
export type Box = Omit<Cell, 'runs'>;

function boxAt(x: number, y: number, lines: RuledLines): Box | null {
  const sides = around(lines.upright, x, y);
  const ends = around(lines.level, y, x);
  return sides && ends ? { left: sides[0], right: sides[1], top: ends[0], bottom: ends[1] } : null;
}

/**
 * The cell of a run. A long value runs over the side of its cell: it belongs where it begins, unless it is centred in
 * the cell in its middle.
 */
function boxAround(run: Run, lines: RuledLines): Box | null {
  const [middle, y] = [(run.left + run.right) / 2, (run.top + run.bottom) / 2];
  const box = boxAt(Math.min(run.left + TOUCH + run.size * 0.3, middle), y, lines);
  if (!box || run.right <= box.right + TOUCH) return box;
  const inner = boxAt(middle, y, lines);
  const centred = inner && Math.abs((inner.left + inner.right) / 2 - middle) < run.size;
  return centred ? inner : box;
}

/** The cell of a run, unless it is as large as a view, or the run is written upwards; null where there is none. */
export function cellBoxOf(run: Run, lines: RuledLines, { width, height }: DrawingPage): Box | null {
  const box = run.upright ? null : boxAround(run, lines);
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
  of(run: Run): Cell | undefined {
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
