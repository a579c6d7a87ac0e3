import { useState } from 'react';
import { kept, moved, only, type Point, rangeOf, tabbed, withRow } from '../core/selection';
import type { Grid } from '../use-grid';
import { isCtrl, type Press, pressWhileEditing } from './editing-keys';

type Actions = Readonly<Partial<Record<string, () => void>>>;

/** Lets the text of the active cell go that was not saved. @returns whether there was one */
const discardsRefused = ({ keyOf, columns, selection, markOf, saves }: Grid): boolean => {
  const { active } = selection();
  const key = keyOf(active.row);
  const column = columns[active.column];
  const mark = markOf(active.row, column);
  if (key === undefined || !column || !mark || mark.state === 'saving') return false;
  saves.discard(key, column.key);
  return true;
};

/** Keys with Ctrl. */
const withCtrl = (
  { selection: now, columns, filled: size, select, fillDown, removeRows, undo, redo }: Grid,
  shift: boolean,
): Actions => {
  const selection = now();
  const { left, right } = rangeOf(selection);
  const last = size.rows - 1;
  return {
    a: () => select({ active: { row: 0, column: 0 }, head: { row: last, column: size.columns - 1 } }),
    d: fillDown,
    '-': () => void removeRows(),
    z: shift ? redo : undo,
    y: redo,
    // On a row's number the row, which the next ones can be added to; elsewhere the columns.
    ' ': () =>
      columns[selection.active.column]?.key === 'position'
        ? select(withRow(selection, size))
        : select({ active: { row: 0, column: left }, head: { row: last, column: right } }),
  };
};

/** Keys by themselves, and with Shift. */
const plain = (grid: Grid, shift: boolean, stepBy: (rows: number) => void, release: () => void): Actions => {
  const { size, select, editor, clear } = grid;
  const selection = grid.selection();
  const { top, bottom } = rangeOf(selection);
  return {
    Enter: () => stepBy(shift ? -1 : 1),
    F2: editor.open,
    F8: grid.openEarlier,
    F9: grid.followRules,
    Delete: clear,
    Backspace: clear,
    Escape: () => {
      if (discardsRefused(grid)) return;
      select(only(selection.active));
      release();
    },
    ...(shift && {
      F8: () => select(kept(selection)),
      ' ': () =>
        select({
          ...selection,
          active: { row: top, column: 0 },
          head: { row: bottom, column: size.columns - 1 },
        }),
    }),
  };
};

/** Moves the column of the active cell. @returns whether the key is one that does */
const movesColumn = ({ columns, selection, arrangement }: Grid, key: string): boolean => {
  const column = columns[selection().active.column];
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  if (column) arrangement.step(column.key, key === 'ArrowLeft' ? -1 : 1, columns);
  return true;
};

const KEEP_RELEASED: readonly string[] = ['Escape', 'Tab', 'Shift'];

/** The keys of a spreadsheet. What is not one of them types into the active cell. */
export const useGridKeys = (grid: Grid, pageOf: () => number) => {
  const { selection, size, grown, filled, select, editor } = grid;
  /** Escape was pressed: the next Tab leaves the grid. */
  const [released, setReleased] = useState(false);

  const stepBy = (rows: number) => {
    const { active } = selection();
    const row = Math.max(0, Math.min(grown().rows - 1, active.row + rows));
    select(only({ ...active, row }));
  };
  /** Tab goes through the cells, and out of the grid at its ends or after Escape. */
  const tab = (event: Press) => {
    const next: Point | null = released ? null : tabbed(selection().active, event.shiftKey, size);
    if (next === null) return;
    event.preventDefault();
    select(only(next));
  };
  const atRest = (event: Press) => {
    const { key, shiftKey: shift, altKey } = event;
    const ctrl = isCtrl(event);
    if (!KEEP_RELEASED.includes(key)) setReleased(false);
    if (key === 'Tab') {
      tab(event);
      return;
    }
    if (altKey && shift) {
      if (!movesColumn(grid, key)) return;
    } else if (altKey) {
      if (key !== 'ArrowDown') return;
      editor.list();
    } else {
      const next = moved(selection(), { key, shift, ctrl }, ctrl ? filled : size, pageOf());
      const actions = ctrl ? withCtrl(grid, shift) : plain(grid, shift, stepBy, () => setReleased(true));
      const action = next ? () => select(next) : actions[ctrl ? key.toLowerCase() : key];
      if (!action) return;
      action();
    }
    event.preventDefault();
  };

  return (event: Press) => {
    // A key of a composition (a dead key, an input method) is text.
    if (event.nativeEvent.isComposing || size.rows === 0) return;
    if (!editor.isEditing()) atRest(event);
    else pressWhileEditing(event, grid, { stepBy, tab });
  };
};
