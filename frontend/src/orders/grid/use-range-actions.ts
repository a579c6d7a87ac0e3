import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { formatCells, parseCells } from '../../ui/cells';
import { useOpenOrder } from '../data/open-order';
import type { Part } from '../data/types';
import type { Contents } from '../order-screen/transfer/contents';
import { type CellOption, isShown } from './core/column';
import { CELLS_TYPE, type CopiedCells, calculatedColumn, pastedCells, repeating } from './core/copied-cells';
import { type CellEdit, type CellText, pastedFormat } from './core/edits';
import type { GridRows } from './core/rows';
import { type GivenProcess, processEdit } from './core/process-columns';
import { areasOf, blockOf, cellsIn, type Point, type Range, rowsIn, type Selection } from './core/selection';
import type { Cells } from './use-cells';
import type { GridSelection } from './use-selection';

const { grid: text } = texts.orders;

/** The selected cells as text, and text over the selected cells. */
const useClipboard = (
  { rows, columns, textOf, isCalculated, addProcess, write, writeOn }: Cells,
  { selection, size, filled, select }: GridSelection,
) => {
  const { order } = useOpenOrder();
  const toast = useToast();
  const copied = (): Record<string, string> | null => {
    const block = blockOf(areasOf(selection()));
    if (block === null) {
      toast(text.noBlock, 'warning');
      return null;
    }
    // Without the row for a new part.
    const filledRows = block.rows.filter((row) => row < filled.rows);
    const copies: CopiedCells = {
      origin: window.location.origin,
      columns: block.columns.map((column) => ({
        key: columns[column]?.key ?? '',
        label: columns[column]?.label ?? '',
      })),
      calculated: filledRows.map((row) =>
        block.columns.flatMap((column, right) => (isCalculated(row, column) ? [right] : [])),
      ),
    };
    return {
      'text/plain': formatCells(filledRows.map((row) => block.columns.map((column) => textOf(row, column)))),
      [CELLS_TYPE]: JSON.stringify(copies),
    };
  };
  /** The parts that the selected cells are all of: whatever can be typed is selected, and they are stored; null for any others. */
  const copiedParts = (): Contents | null => {
    const block = blockOf(areasOf(selection()));
    const isWhole = columns.every((column, place) => isShown(column) || block?.columns.includes(place));
    const ids = block?.rows.flatMap((row) => rows.parts[row]?.id ?? []) ?? [];
    const isStored = block?.rows.every((row) => rows.parts[row]?.id !== null) === true;
    if (!isWhole || ids.length === 0 || !isStored) return null;
    return { kind: 'parts', mode: 'copy', order_id: order.id, ids };
  };
  /** @param copies what is calculated of the cells, where they were copied from a grid */
  const paste = (written: string, copies: CopiedCells) => {
    const block = parseCells(written);
    const areas = areasOf(selection());
    if (areas.length > 1) {
      const [[value, ...right] = [], ...below] = block;
      if (value === undefined || right.length + below.length > 0) toast(text.pasteIntoAreas, 'warning');
      else {
        const source = { text: value, calculated: calculatedColumn(copies, 0, 0) };
        const cells = cellsIn(areas).map((cell) => repeating(source, cell, columns));
        write(cells, pastedFormat(cells, columns));
      }
      return;
    }
    const put = pastedCells(block, copies, { selection: selection(), size, columns });
    const { top, left, bottom, right } = put.range;
    for (const process of put.added) addProcess(process);
    writeOn(put.cells, pastedFormat(put.cells, put.columns), put.columns);
    select({ active: { row: top, column: left }, head: { row: bottom, column: right }, stays: true });
    if (put.columnsLeft > 0) toast(text.columnsLeft(put.columnsLeft), 'warning');
  };
  return { copied, copiedParts, paste };
};

/** The stored parts in whose rows something is selected, each once. */
const storedParts = ({ parts }: GridRows, areas: readonly Range[]): Part[] =>
  rowsIn(areas).flatMap((place) => {
    const row = parts[place];
    return row && row.id !== null ? [row.part] : [];
  });

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
  ({ columns, catalogues, draftOf, textOf, isCalculated }: Cells) =>
  (row: number, column: number, to: Point): CellText => {
    const calculated = isCalculated(row, column) ? columns[column]?.key : undefined;
    const source = column === to.column ? draftOf(row) : undefined;
    const chosen = source && columns[column]?.chosen?.(source, catalogues);
    const cell = repeating({ text: textOf(row, column), calculated }, to, columns);
    return chosen ? { ...cell, chosen } : cell;
  };

/** One text in many cells; in the column in which an option was chosen, that entry. */
const sameCells = (
  cells: readonly Point[],
  text: string,
  chosen: { column: number; option: CellOption } | null,
): CellText[] =>
  cells.map((cell) => ({
    ...cell,
    text,
    ...(cell.column === chosen?.column && { chosen: chosen.option.change }),
  }));

/** Commands for all selected cells at once. */
export const useRangeActions = (cells: Cells, selected: GridSelection) => {
  const { canEdit, rows, columns, catalogues, draftOf, keyOf, save, write } = cells;
  const cellFrom = repeatedBy(cells);
  const clipboard = useClipboard(cells, selected);
  const { selection } = selected;
  const areasNow = () => areasOf(selection());
  return {
    partsOf: (of: Selection): Part[] => storedParts(rows, areasOf(of)),
    /** The stored parts in whose rows something is selected now. */
    selectedParts: (): Part[] => storedParts(rows, areasNow()),
    /** The keys of the new rows among them that are not stored. */
    selectedNew: (): string[] =>
      rowsIn(areasNow()).flatMap((place) => {
        const row = rows.parts[place];
        return row?.id === null ? [row.key] : [];
      }),
    /** The selected cells as the clipboard takes them; null for areas that make up no block. */
    copied: clipboard.copied,
    copiedParts: clipboard.copiedParts,
    clear: () => write(cellsIn(areasNow()).map((cell) => ({ ...cell, text: '' }))),
    paste: (written: string, copies: CopiedCells) => {
      if (canEdit) clipboard.paste(written, copies);
    },
    /** Puts one text into all selected cells, as one step. @param option that was chosen in the column of the active cell */
    writeAll: (text: string, option: CellOption | null) =>
      write(sameCells(cellsIn(areasNow()), text, option && { column: selection().active.column, option })),
    /** Puts one text into a column of all selected rows, as one step. */
    setField: (column: number, text: string) =>
      write(rowsIn(areasNow()).flatMap((row) => (rows.parts[row] ? [{ row, column, text }] : []))),
    /** Repeats the cells of one range over the rest of another, which holds it. */
    fill: (from: Range, over: Range) => {
      write(repeated(from, over, cellFrom));
    },
    /** Lets the rules of their processes give the minutes of the selected cells again, and drawings their sizes. */
    followRules: () => {
      if (!canEdit) return;
      save(
        cellsIn(areasNow()).flatMap(({ row, column: place }) => {
          const [part, key, column] = [draftOf(row), keyOf(row), columns[place]];
          const change = part && (column?.rule?.back(part) ?? column?.drawn?.(part));
          return key !== undefined && column && change
            ? [{ key, column, text: column.copy(part, catalogues), result: { change } }]
            : [];
        }),
      );
    },
    /** Gives the parts of the selected rows a process, as one step. */
    giveProcess: (process: GivenProcess) => {
      const edits: CellEdit[] = [];
      for (const row of rowsIn(areasNow())) {
        const [part, key] = [draftOf(row), keyOf(row)];
        const edit = part && processEdit(part, process);
        if (edit && key !== undefined) edits.push({ ...edit, key });
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
          return below.map((cell) => cellFrom(from, cell.column, cell));
        }),
      ),
  };
};
