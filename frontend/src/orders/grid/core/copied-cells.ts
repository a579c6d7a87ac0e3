import type { GridColumn } from './column';
import type { CellText } from './edits';
import type { Point } from './selection';

/**
 * The type under which copied cells of a grid stand on the clipboard beside their text. What a spreadsheet puts there has not
 * got it: its numbers are values.
 */
export const CELLS_TYPE = 'application/x-forja-cells';

/** What the text of copied cells does not say. */
export interface CopiedCells {
  /** The installation that they are of: processes have other numbers in another one. */
  origin: string;
  /** Their columns, from the left. */
  columns: readonly Pick<GridColumn, 'key' | 'label'>[];
  /** The places of those that the server calculates, row by row. */
  calculated: readonly (readonly number[])[];
}

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
 * What a clipboard says of the cells beside their text; nothing of any other: another program may use the type.
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

/** What a source makes of a cell: one that the server calculates is calculated in its new place, too, for it was not typed. */
export const repeating = (
  { text, calculated }: Source,
  { row, column }: Point,
  columns: readonly GridColumn[],
): CellText => {
  const target = columns[column];
  if (calculated === undefined || calculated !== target?.key) return { row, column, text };
  return { row, column, text: target.calculated === true ? '' : text, calculated: true };
};
