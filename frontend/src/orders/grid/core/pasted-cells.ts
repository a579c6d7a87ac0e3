import type { GridColumn } from './column';
import { calculatedColumn, type CopiedCells, repeating } from './copied-cells';
import { type CellText, type Spread, spread } from './edits';
import { type ColumnProcess, processColumn, processField, processOfColumn } from './process-columns';
import { type Range, rangeOf, type Selection, type Size } from './selection';

/** Where copied columns go. */
interface PastedColumns {
  /** Those of the grid, and behind them those of processes that it has none for yet. */
  columns: readonly GridColumn[];
  added: readonly ColumnProcess[];
  /** Of each copied column the place among them; -1 for one that the grid does not show. */
  targets: readonly number[];
}

/**
 * Where cells go that were copied from a grid with other columns and begin in the column that they came from: each into its own
 * column, for an order's processes have columns that another one lacks.
 * @param left where the first of them goes
 * @returns null where they go side by side, as from any table
 */
export const pastedColumns = (
  copies: CopiedCells,
  left: number,
  columns: readonly GridColumn[],
): PastedColumns | null => {
  if (copies.columns[0]?.key !== columns[left]?.key) return null;
  if (copies.columns.every(({ key }, right) => columns[left + right]?.key === key)) return null;
  const added = copies.columns.flatMap(({ key, label }) =>
    columns.some((each) => each.key === key) ? [] : (processOfColumn(key, label) ?? []),
  );
  const all = [...columns, ...added.map(processColumn)];
  return {
    columns: all,
    added,
    targets: copies.columns.map(({ key }) => all.findIndex((each) => each.key === key)),
  };
};

/** The first column of a range. */
const firstColumn = ({ top, bottom, left }: Range): Selection => ({
  active: { row: top, column: left },
  head: { row: bottom, column: left },
});

/** Pasted cells in the columns that they go to. */
interface PastedCells extends Omit<Spread, 'cells'> {
  cells: CellText[];
  /** Those of the grid, and behind them those that are added. */
  columns: readonly GridColumn[];
  /** Processes of which the cells hold something, and that the grid has no columns for yet. */
  added: readonly ColumnProcess[];
}

/**
 * Where a block of cells goes, and what it holds there.
 * @param copies what is known of it besides its texts, where it was copied from a grid
 */
export const pastedCells = (
  block: readonly (readonly string[])[],
  copies: CopiedCells,
  { selection, size, columns }: { selection: Selection; size: Size; columns: readonly GridColumn[] },
): PastedCells => {
  const whole = rangeOf(selection);
  const own = pastedColumns(copies, whole.left, columns);
  const put = own
    ? spread(block, firstColumn(whole), { ...size, columns: Infinity })
    : spread(block, selection, size);
  const all = own?.columns ?? columns;
  const { top, left, right } = put.range;
  const width = Math.max(...block.map((row) => row.length));
  const cells = put.cells.flatMap(({ row, column, text }) => {
    const [down, across] = [(row - top) % block.length, (column - left) % width];
    const place = own ? (own.targets[across] ?? -1) : column;
    const source = { text, calculated: calculatedColumn(copies, down, across) };
    return place < 0 ? [] : [repeating(source, { row, column: place }, all)];
  });
  const holds = ({ id }: ColumnProcess) =>
    cells.some(({ column, text }) => text !== '' && all[column]?.key === processField(id));
  return {
    cells,
    columns: all,
    added: own?.added.filter(holds) ?? [],
    range: { ...put.range, right: Math.min(right, columns.length - 1) },
    columnsLeft: own ? own.targets.filter((target) => target < 0).length : put.columnsLeft,
  };
};
