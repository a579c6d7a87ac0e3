import { type KeyboardEvent, useState } from 'react';
import {
  type Point,
  areasOf,
  cellCount,
  kept,
  moved,
  only,
  rangeOf,
  tabbed,
  withRow,
} from './core/selection';
import type { Grid } from './use-grid';

type Press = KeyboardEvent<HTMLTextAreaElement>;

const isCtrl = ({ ctrlKey, metaKey }: Press): boolean => ctrlKey || metaKey;

const ARROWS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const breakLine = (input: HTMLTextAreaElement, type: (text: string) => void): void => {
  input.setRangeText('\n', input.selectionStart, input.selectionEnd, 'end');
  type(input.value);
};

/** Ends the edit with the option that is highlighted, or with the text. */
const keep = ({ editor }: Grid): void => {
  const { options, highlighted } = editor.view();
  editor.commit(highlighted === null ? null : (options[highlighted] ?? null));
};

/** Puts what is typed into all selected cells. */
const fillAll = ({ editor, writeAll }: Grid): void => {
  const { text, options, highlighted } = editor.view();
  const option = highlighted === null ? null : (options[highlighted] ?? null);
  editor.cancel();
  writeAll(option?.label ?? text ?? '', option);
};

/** Ctrl+Enter with several cells selected fills them, otherwise it breaks the line, as Alt+Enter does. */
const breakOrFill = (event: Press, grid: Grid): void => {
  if (!event.altKey && cellCount(areasOf(grid.selection())) > 1) fillAll(grid);
  else breakLine(event.currentTarget, grid.editor.type);
};

interface Steps {
  stepBy: (rows: number) => void;
  tab: (event: Press) => void;
}

/** The keys of a cell that is edited; what is not one of them edits its text. */
const pressWhileEditing = (event: Press, grid: Grid, { stepBy, tab }: Steps): void => {
  const { editor, selection, grown, select } = grid;
  const { key, altKey, shiftKey } = event;
  if (key === 'Escape') editor.cancel();
  else if (key === 'Enter' && (altKey || isCtrl(event))) breakOrFill(event, grid);
  else if (key === 'Enter') {
    keep(grid);
    stepBy(shiftKey ? -1 : 1);
  } else if (key === 'Tab') {
    keep(grid);
    tab(event);
    return;
  } else if ((key === 'ArrowUp' || key === 'ArrowDown') && editor.view().options.length > 0) {
    editor.highlight(key === 'ArrowUp' ? -1 : 1);
  } else if (editor.leftByArrows() && ARROWS.includes(key)) {
    keep(grid);
    const next = moved(selection(), { key, shift: false, ctrl: false }, grown(), 1);
    if (next) select(next);
  } else return;
  event.preventDefault();
};

type Actions = Readonly<Partial<Record<string, () => void>>>;

/** Lets the text of the active cell go that was not saved. @returns whether there was one */
const discardsRefused = ({ selection, unsavedAt, saves }: Grid): boolean => {
  const cell = unsavedAt(selection().active);
  if (cell) saves.discard(cell.at.key, cell.shown.key);
  return cell !== null;
};

/** Keys with Ctrl. */
const withCtrl = (grid: Grid, shift: boolean): Actions => {
  const { columns, filled: size, select, undo, redo } = grid;
  const selection = grid.selection();
  const { left, right } = rangeOf(selection);
  const last = size.rows - 1;
  return {
    a: () => select({ active: { row: 0, column: 0 }, head: { row: last, column: size.columns - 1 } }),
    d: grid.fillDown,
    r: grid.fillRight,
    '-': () => void grid.removeRows(),
    '+': () => grid.insertRow(),
    l: () => shift && grid.rowView.openMenu(columns[selection.active.column]?.key ?? null),
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
    F8: () => grid.openActive(true),
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

  /** The column in which a run of Tabs began, and the cell that it came to: Enter goes on below the first, as in other tables. */
  const [run, setRun] = useState<{ column: number; at: Point } | null>(null);

  const runAt = ({ row, column }: Point) => (run?.at.row === row && run.at.column === column ? run : null);
  const stepBy = (rows: number) => {
    const { active } = selection();
    const row = Math.max(0, Math.min(grown().rows - 1, active.row + rows));
    const { column } = (rows > 0 ? runAt(active) : null) ?? active;
    select(only({ row, column }));
    setRun(null);
  };
  /** Tab goes through the cells, and out of the grid at its ends or after Escape. */
  const tab = (event: Press) => {
    const next: Point | null = released ? null : tabbed(selection().active, event.shiftKey, size);
    if (next === null) return;
    event.preventDefault();
    setRun({ column: runAt(selection().active)?.column ?? selection().active.column, at: next });
    select(only(next));
  };
  /** The part's name: before it are only its number and its picture. */
  const first = grid.columns.findIndex(({ key }) => key === 'title');
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
      if (key === 'ArrowDown') editor.list();
      else if (key === 'Enter') grid.acceptSelected();
      else return;
    } else {
      const next = moved(selection(), { key, shift, ctrl }, { ...(ctrl ? filled : size), first }, pageOf());
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
