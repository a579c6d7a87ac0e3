import { useRef } from 'react';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { formatCells, parseCells } from '../../ui/cells';
import type { Part } from '../data/types';
import { type CellEdit, pastedFormat, spread } from './core/edits';
import type { GridRows } from './core/lines';
import { isNew } from './core/new-part';
import { type GivenProcess, processEdit } from './core/process-columns';
import { areasOf, blockOf, cellsIn, type Range, rowsIn, type Selection } from './core/selection';
import type { Cells } from './use-cells';
import type { GridSelection } from './use-selection';

const { grid: text } = texts.orders;

/** What was copied last, and which columns the server has calculated of it, by the place of their cells. */
interface Copied {
  text: string;
  calculated: ReadonlyMap<string, string>;
}

const placeIn = (row: number, column: number): string => `${String(row)} ${String(column)}`;

/** The selected cells as text, and text over the selected cells. */
const useClipboard = (
  { rows, columns, textOf, write, writeOn }: Cells,
  { selection, size, filled, select }: GridSelection,
) => {
  const toast = useToast();
  const last = useRef<Copied>({ text: '', calculated: new Map() });
  const calculatedAt = (row: number, place: number): string | null => {
    const [part, column] = [rows.parts[row], columns[place]];
    if (!part || column?.calculated !== true || part.locked_values.includes(column.key)) return null;
    return column.key;
  };
  const copied = (): string | null => {
    const block = blockOf(areasOf(selection()));
    if (block === null) {
      toast(text.noBlock, 'warning');
      return null;
    }
    const calculated = new Map<string, string>();
    // Without the row for a new part.
    const cells = block.rows
      .filter((row) => row < filled.rows)
      .map((row, down) =>
        block.columns.map((column, right) => {
          const key = calculatedAt(row, column);
          if (key !== null) calculated.set(placeIn(down, right), key);
          return textOf(row, column);
        }),
      );
    last.current = { text: formatCells(cells), calculated };
    return last.current.text;
  };
  const paste = (written: string) => {
    const block = parseCells(written);
    const areas = areasOf(selection());
    if (areas.length > 1) {
      const [[value, ...right] = [], ...below] = block;
      if (value === undefined || right.length + below.length > 0) toast(text.pasteIntoAreas, 'warning');
      else {
        const cells = cellsIn(areas).map((cell) => ({ ...cell, text: value }));
        write(cells, pastedFormat(cells, columns));
      }
      return;
    }
    const put = spread(block, selection(), size);
    const { top, left, bottom, right } = put.range;
    const width = Math.max(...block.map((row) => row.length));
    const { text: own, calculated } = last.current;
    // A figure that the server has calculated is calculated in its new row, too: it was not typed.
    const cells = put.cells.map((cell) => {
      const from = placeIn((cell.row - top) % block.length, (cell.column - left) % width);
      const same = written === own && calculated.get(from) === columns[cell.column]?.key;
      return same ? { ...cell, text: '' } : cell;
    });
    writeOn(cells, pastedFormat(cells, columns));
    select({ active: { row: top, column: left }, head: { row: bottom, column: right } });
    if (put.columnsLeft > 0) toast(text.columnsLeft(put.columnsLeft), 'warning');
  };
  return { copied, paste };
};

/** The stored parts in whose rows something is selected, each once. */
const storedParts = ({ parts }: GridRows, areas: readonly Range[]): Part[] =>
  rowsIn(areas).flatMap((row) => {
    const part = parts[row];
    return part && !isNew(part.id) ? [part] : [];
  });

/** The texts of one range over the rest of another, which holds it. */
const repeated = (from: Range, over: Range, textOf: Cells['textOf']) => {
  const [tall, wide] = [from.bottom - from.top + 1, from.right - from.left + 1];
  const at = (place: number, start: number, length: number) =>
    start + ((((place - start) % length) + length) % length);
  const rest = cellsIn([over]).filter(
    ({ row, column }) => row < from.top || row > from.bottom || column < from.left || column > from.right,
  );
  return rest.map(({ row, column }) => ({
    row,
    column,
    text: textOf(at(row, from.top, tall), at(column, from.left, wide)),
  }));
};

/** What is done with all selected cells at once. */
export const useRangeActions = (cells: Cells, selected: GridSelection) => {
  const { canEdit, rows, columns, catalogues, draftOf, textOf, save, write } = cells;
  const clipboard = useClipboard(cells, selected);
  const { selection } = selected;
  const areasNow = () => areasOf(selection());
  return {
    partsOf: (of: Selection): Part[] => storedParts(rows, areasOf(of)),
    /** Those in whose rows something is selected now. */
    selectedParts: (): Part[] => storedParts(rows, areasNow()),
    /** The selected cells as the clipboard takes them; null for areas that make up no block. */
    copied: clipboard.copied,
    clear: () => write(cellsIn(areasNow()).map((cell) => ({ ...cell, text: '' }))),
    paste: (written: string) => {
      if (canEdit) clipboard.paste(written);
    },
    /** The same text in all selected cells, as one step. */
    writeAll: (text: string) => write(cellsIn(areasNow()).map((cell) => ({ ...cell, text }))),
    /** The same text in one column of all selected rows, as one step. */
    setField: (column: number, text: string) =>
      write(rowsIn(areasNow()).flatMap((row) => (rows.parts[row] ? [{ row, column, text }] : []))),
    /** Repeats the cells of one range over the rest of another, which holds it. */
    fill: (from: Range, over: Range) => {
      write(repeated(from, over, textOf));
    },
    /** Lets the rules of their processes give the minutes of the selected cells again, and drawings their sizes. */
    followRules: () =>
      save(
        cellsIn(areasNow()).flatMap(({ row, column: place }) => {
          const [part, column] = [draftOf(row), columns[place]];
          const change = part && (column?.rule?.back(part) ?? column?.drawn?.(part));
          return part && column && change
            ? [{ part: part.id, column, text: column.copy(part, catalogues), result: { change } }]
            : [];
        }),
      ),
    /** Gives the parts of the selected rows a process, as one step. */
    giveProcess: (process: GivenProcess) => {
      const edits: CellEdit[] = [];
      for (const row of rowsIn(areasNow())) {
        const part = draftOf(row);
        const edit = part && processEdit(part, process);
        if (edit) edits.push(edit);
      }
      cells.showProcess(process.id);
      save(edits);
    },
    /** Fills each selected area with its first row; a single row with the one above it. */
    fillDown: () =>
      write(
        areasNow().flatMap((area) => {
          const from = area.top === area.bottom ? area.top - 1 : area.top;
          if (from < 0) return [];
          const below = cellsIn([{ ...area, top: from + 1 }]);
          return below.map(({ row, column }) => ({ row, column, text: textOf(from, column) }));
        }),
      ),
  };
};
