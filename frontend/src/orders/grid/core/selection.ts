/** A place among the cells, both from 0. */
export interface Point {
  row: number;
  column: number;
}

/** How many cells there are. */
export interface Size {
  rows: number;
  columns: number;
  /** The column that Home leads to; the very first from there. Without one the very first at once. */
  first?: number;
}

/** Two corners of an area: where it was begun, and the one that an extension moves. */
export interface Corners {
  active: Point;
  head: Point;
}

/** The areas that are selected; the active cell, which typing goes to, is a corner of the newest area. */
export interface Selection extends Corners {
  /** Areas that were selected before it and are kept. */
  others?: readonly Corners[];
  /** The view stays at the active cell: so it does after cells were pasted, as in other tables. */
  viewStays?: boolean | undefined;
  /** Moves keep them, too: a single cell is on its way to the next area then, and not selected. */
  adding?: boolean;
}

/** All cells between two corners, both included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Compares cells by their places, row by row. */
export const inReadingOrder = (one: Point, other: Point): number =>
  one.row - other.row || one.column - other.column;

export const rangeOf = ({ active, head }: Corners): Range => ({
  top: Math.min(active.row, head.row),
  bottom: Math.max(active.row, head.row),
  left: Math.min(active.column, head.column),
  right: Math.max(active.column, head.column),
});

export const countOf = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1);

export const only = (point: Point): Selection => ({ active: point, head: point });

/** All areas that are selected; they may cover each other. */
export const areasOf = (selection: Selection): Range[] => {
  const { others = [], adding = false } = selection;
  const newest = rangeOf(selection);
  const before = others.map(rangeOf);
  return adding && before.length > 0 && countOf(newest) === 1 ? before : [...before, newest];
};

/** The places between two, both included. */
const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const inOrder = (places: Iterable<number>): number[] =>
  [...new Set(places)].sort((one, other) => one - other);

/** The rows in which something is selected, each once, from the top. */
export const rowsIn = (areas: readonly Range[]): number[] =>
  inOrder(areas.flatMap(({ top, bottom }) => between(top, bottom)));

/** The cells of these areas, each once, row by row. */
export const cellsIn = (areas: readonly Range[]): Point[] => {
  if (areas.length === 1 && areas[0]) {
    const { left, right } = areas[0];
    return rowsIn(areas).flatMap((row) => between(left, right).map((column) => ({ row, column })));
  }
  return rowsIn(areas).flatMap((row) => {
    const across = areas.filter(({ top, bottom }) => row >= top && row <= bottom);
    return inOrder(across.flatMap(({ left, right }) => between(left, right))).map((column) => ({
      row,
      column,
    }));
  });
};

/** How many cells these areas have, each counted once. */
export const cellCount = (areas: readonly Range[]): number => {
  const [first, ...more] = areas;
  return first && more.length === 0 ? countOf(first) : cellsIn(areas).length;
};

/**
 * The rows and columns that these areas make up when they are moved together, as a spreadsheet copies them: areas of the same
 * columns below each other, areas of the same rows beside each other.
 * @returns null for areas that make up no block
 */
export const blockOf = (areas: readonly Range[]): { rows: number[]; columns: number[] } | null => {
  const same = (of: (area: Range) => string) => new Set(areas.map(of)).size === 1;
  if (!same(({ left, right }) => `${left} ${right}`) && !same(({ top, bottom }) => `${top} ${bottom}`))
    return null;
  return {
    rows: rowsIn(areas),
    columns: inOrder(areas.flatMap(({ left, right }) => between(left, right))),
  };
};

const isSame = (one: Range, other: Range): boolean =>
  one.top === other.top &&
  one.bottom === other.bottom &&
  one.left === other.left &&
  one.right === other.right;

/** These areas without those that cover what another one does. */
const without = (areas: readonly Corners[], area: Corners): Corners[] =>
  areas.filter((each) => !isSame(rangeOf(each), rangeOf(area)));

/** Adds an area to what is selected; one that is selected already is taken out, unless it is the only one. */
export const toggled = ({ active, head, others = [] }: Selection, area: Corners): Selection => {
  const all = [...others, { active, head }];
  const left = without(all, area);
  const newest = left.at(-1);
  if (left.length === all.length || newest === undefined) {
    return { ...area, others: left.length === all.length ? all : [] };
  }
  return { ...newest, others: left.slice(0, -1) };
};

/** Keeps what is selected while the active cell goes elsewhere. */
export const kept = ({ active, head, others = [] }: Selection): Selection => ({
  active,
  head,
  others: [...without(others, { active, head }), { active, head }],
  adding: true,
});

/** Adds the row of the active cell to what is selected, or takes it out again; the active cell stays where it is. */
export const withRow = (
  { active, others = [], adding = false, head }: Selection,
  { columns }: Size,
): Selection => {
  const row = { active: { row: active.row, column: 0 }, head: { row: active.row, column: columns - 1 } };
  const before = adding || countOf(rangeOf({ active, head })) === 1 ? others : [...others, { active, head }];
  const left = without(before, row);
  return { ...only(active), others: left.length < before.length ? left : [...before, row], adding: true };
};

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

const clamped = ({ row, column }: Point, { rows, columns }: Size): Point => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** A selection that is still on the grid once rows or columns have gone. */
export const clampedSelection = (
  { active, head, others = [], adding, viewStays }: Selection,
  size: Size,
): Selection => ({
  active: clamped(active, size),
  head: clamped(head, size),
  ...(viewStays && { viewStays }),
  ...(others.length > 0 && {
    others: others.map((each) => ({ active: clamped(each.active, size), head: clamped(each.head, size) })),
    adding,
  }),
});

/** The cell after this one for the Tab key, in reading order; null at the end, where Tab leaves the grid. */
export const tabbed = ({ row, column }: Point, back: boolean, { rows, columns }: Size): Point | null => {
  const next = row * columns + column + (back ? -1 : 1);
  if (next < 0 || next >= rows * columns) return null;
  return { row: Math.floor(next / columns), column: next % columns };
};

export interface KeyPress {
  key: string;
  shift: boolean;
  ctrl: boolean;
}

interface Move extends Size {
  /** To the end of the row or column. */
  far: boolean;
  /** Rows in view. */
  page: number;
}

type Step = (from: Point, move: Move) => Partial<Point>;

const STEPS: Readonly<Partial<Record<string, Step>>> = {
  ArrowUp: ({ row }, { far }) => ({ row: far ? 0 : row - 1 }),
  ArrowDown: ({ row }, { far, rows }) => ({ row: far ? rows - 1 : row + 1 }),
  ArrowLeft: ({ column }, { far }) => ({ column: far ? 0 : column - 1 }),
  ArrowRight: ({ column }, { far, columns }) => ({ column: far ? columns - 1 : column + 1 }),
  Home: ({ column }, { far, first = 0 }) => ({ column: column > first ? first : 0, ...(far && { row: 0 }) }),
  End: (_from, { far, rows, columns }) => ({ column: columns - 1, ...(far && { row: rows - 1 }) }),
  PageUp: ({ row }, { page }) => ({ row: row - page }),
  PageDown: ({ row }, { page }) => ({ row: row + page }),
};

/** The selection after a key that moves; null for any other key. `page`: rows in view. */
export const moved = (selection: Selection, press: KeyPress, size: Size, page: number): Selection | null => {
  const step = STEPS[press.key];
  if (!step) return null;
  const from = press.shift ? selection.head : selection.active;
  const to = clamped({ ...from, ...step(from, { ...size, far: press.ctrl, page }) }, size);
  if (press.shift) return { ...selection, head: to, viewStays: undefined };
  return selection.adding ? { ...selection, ...only(to) } : only(to);
};
