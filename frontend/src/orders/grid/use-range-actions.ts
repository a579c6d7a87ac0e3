import type { Part } from '../data/types';
import type { CellOption } from './core/column';
import { repeating } from './core/copied-cells';
import { type CellEdit, type CellText } from './core/edits';
import { continued } from './core/series';
import { type GivenProcess, processEdit } from './core/process-columns';
import { areasOf, cellsIn, type Point, type Range, rowsIn, type Selection } from './core/selection';
import type { Cells } from './use-cells';
import { useClipboard } from './use-clipboard';
import type { GridSelection } from './use-selection';

/** The cells of one range over the rest of another, which holds it. */
const repeated = (
  from: Range,
  over: Range,
  cellFrom: (row: number, column: number, to: Point) => CellText,
) => {
  const [tall, wide] = [from.bottom - from.top + 1, from.right - from.left + 1];
  const at = (place: number, start: number, length: number) =>
    start + ((((place - start) % length) + length) % length);
  const rest = cellsIn([over]).filter(
    ({ row, column }) => row < from.top || row > from.bottom || column < from.left || column > from.right,
  );
  return rest.map((cell) => cellFrom(at(cell.row, from.top, tall), at(cell.column, from.left, wide), cell));
};

/** A cell as another one repeats it. */
const repeatedBy =
  ({ columns, catalogues, draftAt, textOf, isCalculated }: Cells) =>
  (row: number, column: number, to: Point): CellText => {
    const calculated = isCalculated(row, column) ? columns[column]?.key : undefined;
    const source = column === to.column ? draftAt(row)?.part : undefined;
    const chosen = source && columns[column]?.chosen?.(source, catalogues);
    const cell = repeating({ text: textOf(row, column), calculated }, to, columns);
    return chosen ? { ...cell, chosen } : cell;
  };

/** Commands that repeat cells over others. */
const fillsOf = (cells: Cells, areasNow: () => readonly Range[]) => {
  const { rows, columns, write } = cells;
  const cellFrom = repeatedBy(cells);
  /** A cell as the range repeats it, or goes on with it where its numbers are a series. */
  const seriesFrom =
    ({ top, bottom }: Range) =>
    (row: number, column: number, to: Point): CellText => {
      const cell = cellFrom(row, column, to);
      const isTyped = columns[column]?.numeric === true && columns[column].calculated !== true;
      const places = Array.from({ length: bottom - top + 1 }, (_, place) => top + place);
      const texts = isTyped && column === to.column ? places.map((place) => cells.textOf(place, column)) : [];
      const text = continued(texts, to.row - top);
      return text === null ? cell : { ...to, text };
    };
  const fillAlong = (start: 'top' | 'left', end: 'bottom' | 'right') =>
    write(
      areasNow().flatMap((area) => {
        const from = area[start] === area[end] ? area[start] - 1 : area[start];
        return from < 0
          ? []
          : repeated({ ...area, [start]: from, [end]: from }, { ...area, [start]: from }, cellFrom);
      }),
    );
  return {
    /** Repeats the cells of one range over the rest of another, which holds it. */
    fill: (from: Range, over: Range) => {
      write(repeated(from, over, seriesFrom(from)));
    },
    /** Fills the rows below the selection, to the end of its set. */
    fillToEnd: () => {
      const [from, ...others] = areasNow();
      const set = from && rows.parts[from.bottom]?.part.set_id;
      if (!from || set === undefined || others.length > 0) return;
      const bottom = rows.parts.findLastIndex(({ part }) => part.set_id === set);
      write(repeated(from, { ...from, bottom }, seriesFrom(from)));
    },
    /** Fills each selected area with its first column; a single column with the one before it. */
    fillRight: () => fillAlong('left', 'right'),
    /** Fills each selected area with its first row; a single row with the one above it. */
    fillDown: () => fillAlong('top', 'bottom'),
  };
};

/** Emptying cells, and letting go what is not saved. */
const discardsOf = ({ marks, cellAt, saves, write }: Cells, areasNow: () => readonly Range[]) => ({
  /** Empties the selected cells; of those that hold a text that is not saved, that text goes and the stored one stays. */
  clear: () => {
    const emptied = cellsIn(areasNow()).filter((place) => {
      const cell = cellAt(place);
      const isKept = cell?.mark !== undefined && cell.mark.state !== 'saving';
      if (isKept) saves.discard(cell.at.key, cell.shown.key);
      return !isKept;
    });
    write(emptied.map((place) => ({ ...place, text: '' })));
  },
  /** Lets all texts go that are not saved. */
  discardAll: () => {
    for (const [key, row] of marks)
      for (const [column, { state }] of row) if (state !== 'saving') saves.discard(key, column);
  },
});

/** Commands for all selected cells at once. */
export const useRangeActions = (cells: Cells, selected: GridSelection) => {
  const { canEdit, rows, catalogues, draftAt, cellAt, saves, save, write } = cells;
  const clipboard = useClipboard(cells, selected);
  const { selection } = selected;
  const areasNow = () => areasOf(selection());
  const rowsOf = (of: Selection) => rowsIn(areasOf(of)).flatMap((row) => rows.parts[row] ?? []);
  /** The stored parts in whose rows something is selected, each once. */
  const partsOf = (of: Selection): Part[] =>
    rowsOf(of).flatMap(({ id, part }) => (id === null ? [] : [part]));
  return {
    partsOf,
    selectedParts: () => partsOf(selection()),
    /** The keys of the new rows among the selected ones that are not stored. */
    selectedNew: () => rowsOf(selection()).flatMap(({ id, key }) => (id === null ? [key] : [])),
    /** Puts one text into all selected cells, as one step. @param option that was chosen in the column of the active cell */
    writeAll: (text: string, option: CellOption | null) => {
      const { column } = selection().active;
      write(
        cellsIn(areasNow()).map((cell) => ({
          ...cell,
          text,
          ...(option && cell.column === column && { chosen: option.change }),
        })),
      );
    },
    /** Puts one text into a column of all selected rows, as one step. */
    setField: (column: number, text: string) =>
      write(rowsIn(areasNow()).flatMap((row) => (rows.parts[row] ? [{ row, column, text }] : []))),
    /** Lets the rules of their processes give the minutes of the selected cells again, and drawings their sizes. */
    followRules: () => {
      if (!canEdit) return;
      save(
        cellsIn(areasNow()).flatMap((place) => {
          const cell = cellAt(place);
          if (!cell) return [];
          const { at, shown: column } = cell;
          const part = saves.draftOf(at);
          const change = column.rule?.back(part) ?? column.drawn?.(part);
          return change
            ? [{ key: at.key, column, text: column.copy(part, catalogues), result: { change } }]
            : [];
        }),
      );
    },
    /** Gives the parts of the selected rows a process, as one step. */
    giveProcess: (process: GivenProcess) => {
      const edits: CellEdit[] = [];
      for (const row of rowsIn(areasNow())) {
        const at = draftAt(row);
        const edit = at && processEdit(at.part, process);
        if (edit) edits.push({ ...edit, key: at.key });
      }
      cells.showProcess(process.id);
      save(edits);
    },
    ...fillsOf(cells, areasNow),
    ...discardsOf(cells, areasNow),
    ...clipboard,
  };
};
