/** A place among the cells, both from 0. */
export interface Point {
  row: number;
  column: number;
}

/** How many cells there are. */
export interface Size {
  rows: number;
  columns: number;
}

/** The active cell, which typing goes to, and the corner that an extension moves. */
export interface Selection {
  active: Point;
  head: Point;
}

/** All cells between two corners, both included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export const rangeOf = ({ active, head }: Selection): Range => ({
  top: Math.min(active.row, head.row),
  bottom: Math.max(active.row, head.row),
  left: Math.min(active.column, head.column),
  right: Math.max(active.column, head.column),
});

export const countOf = ({ top, bottom, left, right }: Range): number =>
  (bottom - top + 1) * (right - left + 1);

export const only = (point: Point): Selection => ({ active: point, head: point });

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

const clamped = ({ row, column }: Point, { rows, columns }: Size): Point => ({
  row: within(row, rows),
  column: within(column, columns),
});

/** A selection that is still on the grid once rows or columns have gone. */
export const clampedSelection = ({ active, head }: Selection, size: Size): Selection => ({
  active: clamped(active, size),
  head: clamped(head, size),
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

type Step = (point: Point, size: Size, page: number) => Point;

const STEPS: Readonly<Partial<Record<string, { plain: Step; ctrl: Step }>>> = {
  ArrowUp: {
    plain: (point) => ({ ...point, row: point.row - 1 }),
    ctrl: (point) => ({ ...point, row: 0 }),
  },
  ArrowDown: {
    plain: (point) => ({ ...point, row: point.row + 1 }),
    ctrl: (point, { rows }) => ({ ...point, row: rows - 1 }),
  },
  ArrowLeft: {
    plain: (point) => ({ ...point, column: point.column - 1 }),
    ctrl: (point) => ({ ...point, column: 0 }),
  },
  ArrowRight: {
    plain: (point) => ({ ...point, column: point.column + 1 }),
    ctrl: (point, { columns }) => ({ ...point, column: columns - 1 }),
  },
  Home: {
    plain: (point) => ({ ...point, column: 0 }),
    ctrl: () => ({ row: 0, column: 0 }),
  },
  End: {
    plain: (point, { columns }) => ({ ...point, column: columns - 1 }),
    ctrl: (_point, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  },
  PageUp: {
    plain: (point, _size, page) => ({ ...point, row: point.row - page }),
    ctrl: (point, _size, page) => ({ ...point, row: point.row - page }),
  },
  PageDown: {
    plain: (point, _size, page) => ({ ...point, row: point.row + page }),
    ctrl: (point, _size, page) => ({ ...point, row: point.row + page }),
  },
};

/** What a key that moves makes of the selection; null for any other key. `page`: rows in view. */
export const moved = (selection: Selection, press: KeyPress, size: Size, page: number): Selection | null => {
  const step = STEPS[press.key]?.[press.ctrl ? 'ctrl' : 'plain'];
  if (!step) return null;
  const from = press.shift ? selection.head : selection.active;
  const to = clamped(step(from, size, page), size);
  return press.shift ? { ...selection, head: to } : only(to);
};
