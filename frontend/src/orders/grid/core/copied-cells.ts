import type { GridColumn } from './column';
import type { CellText } from './edits';
import { type ColumnProcess, processColumn, processField, processOfColumn } from './process-columns';
import { type Point, type Range, type Selection, cellsIn, rangeOf } from './selection';

/**
 * The type under which copied cells of a grid stand on the clipboard beside their text. What a spreadsheet puts there has not
 * got it: its numbers are values.
 */
export const CELLS_TYPE = 'application/x-forja-cells';

/** Facts of copied cells that their text does not say. */
export interface CopiedCells {
  /** The installation that they are of: processes have other numbers in another one. */
  origin: string;
  /** Their columns, from the left. */
  columns: readonly Pick<GridColumn, 'key' | 'label'>[];
  /** The places of those that the server calculates, row by row. */
  calculated: readonly (readonly number[])[];
}

/** Of texts that come from any other program. */
export const NOTHING_COPIED: CopiedCells = { origin: '', columns: [], calculated: [] };

const isList = <T>(value: unknown, isOne: (each: unknown) => each is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);

const isColumn = (value: unknown): value is CopiedCells['columns'][number] => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, label } = value as Partial<Record<'key' | 'label', unknown>>;
  return typeof key === 'string' && typeof label === 'string';
};

const isPlaces = (value: unknown): value is number[] =>
  isList(value, (each): each is number => typeof each === 'number');

/**
 * Reads what a clipboard says of copied cells beside their text; of any other it reads nothing: another program may use the type.
 * @param origin the installation that they come into
 */
export const readCopiedCells = (written: string, origin: string): CopiedCells => {
  let read: unknown;
  try {
    read = JSON.parse(written);
  } catch {
    return NOTHING_COPIED;
  }
  if (typeof read !== 'object' || read === null) return NOTHING_COPIED;
  const { columns, calculated, ...rest } = read as Partial<Record<keyof CopiedCells, unknown>>;
  if (rest.origin !== origin || !isList(columns, isColumn) || !isList(calculated, isPlaces)) {
    return NOTHING_COPIED;
  }
  return { origin, columns, calculated };
};

/**
 * The column of a copied cell that is calculated; undefined for one that is not.
 * @param down rows below the first of the copied cells
 * @param right columns beside the first of them
 */
export const calculatedColumn = (
  { columns, calculated }: CopiedCells,
  down: number,
  right: number,
): string | undefined => (calculated[down]?.includes(right) ? columns[right]?.key : undefined);

/** A cell as it is repeated elsewhere. */
interface Source {
  text: string;
  /** The column of one that the server calculates. */
  calculated?: string | undefined;
}

/** The cell that repeats a source: one that the server calculates is calculated in its new place, too, for it was not typed. */
export const repeating = (
  { text, calculated }: Source,
  { row, column }: Point,
  columns: readonly GridColumn[],
): CellText => {
  const target = columns[column];
  if (calculated === undefined || calculated !== target?.key) return { row, column, text };
  return { row, column, text: target.calculated === true ? '' : text, calculated: true };
};

/** Where copied columns go. */
interface PastedColumns {
  /** The grid's columns, and behind them those of processes that it has none for yet. */
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

/** Copied cells in the places that they go to. */
interface PastedCells {
  cells: CellText[];
  range: Range;
  /** How many columns of them had no room. */
  columnsLeft: number;
  /** The grid's columns, and behind them those that are added. */
  columns: readonly GridColumn[];
  /** Processes of which the cells hold something, and that the grid has no columns for yet. */
  added: readonly ColumnProcess[];
}

/**
 * Where a block of cells goes, and what it holds there: from the selection's first cell on, and over all of the selection where it
 * holds them a whole number of times (a single cell always). What passes the last row stands in rows that are not there yet.
 * @param copies what is known of it besides its texts, where it was copied from a grid
 */
export const pastedCells = (
  block: readonly (readonly string[])[],
  copies: CopiedCells,
  selection: Selection,
  columns: readonly GridColumn[],
): PastedCells => {
  const { top, left, bottom, right } = rangeOf(selection);
  const own = pastedColumns(copies, left, columns);
  const all = own?.columns ?? columns;
  const height = block.length;
  const width = Math.max(...block.map((row) => row.length));
  const [tall, wide] = [bottom - top + 1, own ? 1 : right - left + 1];
  const repeats = tall % height === 0 && wide % width === 0;
  const rows = repeats ? tall : height;
  const across = own ? width : Math.min(repeats ? wide : width, columns.length - left);
  const covered = { top, left, bottom: top + rows - 1, right: left + across - 1 };
  const cells = cellsIn([covered]).flatMap((cell): CellText[] => {
    const [down, beside] = [(cell.row - top) % height, (cell.column - left) % width];
    const text = block[down]?.[beside];
    const column = own ? (own.targets[beside] ?? -1) : cell.column;
    if (text === undefined || column < 0) return [];
    const source = { text, calculated: calculatedColumn(copies, down, beside) };
    return [repeating(source, { row: cell.row, column }, all)];
  });
  const holds = ({ id }: ColumnProcess) =>
    cells.some(({ column, text }) => text !== '' && all[column]?.key === processField(id));
  return {
    cells,
    columns: all,
    added: own?.added.filter(holds) ?? [],
    range: { ...covered, right: Math.min(covered.right, columns.length - 1) },
    columnsLeft: own ? own.targets.filter((target) => target < 0).length : Math.max(0, width - across),
  };
};
