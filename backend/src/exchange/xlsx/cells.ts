/** The value of a cell: text is always text, whatever it begins with; a date is the wall clock written as if it were UTC. */
export type CellValue = string | number | boolean | Date | null;

export interface SheetColumn {
  heading: string;
  /** Characters. */
  width: number;
  /** A number format of Excel's; unset: as the value is. */
  format?: string;
}

/** A table without its rows: its name, at most 31 characters, and its columns. */
export interface SheetShape {
  name: string;
  columns: SheetColumn[];
}

/** A whole table. */
export interface Sheet extends SheetShape {
  rows: CellValue[][];
  /** Of single cells, by their row below the headings and their column, from 0; before the column's. */
  formats?: { row: number; column: number; format: string }[];
  /** Choices that Excel offers in a column's cells, by the column's place from 0: the entries of another sheet's column. */
  choices?: { column: number; sheet: string; from: number; count: number }[];
}

/** Longer texts are no Excel text. */
const MOST_CHARACTERS = 32_767;

/** Characters that no XML text may hold: control characters but tab and line ends, and two that stand for none. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu;

/** Texts that Excel would read as the code of another character. */
const ESCAPE_LIKE = /_(?=x[\dA-Fa-f]{4}_)/g;

/** A value as a cell can hold it. Pure. */
export function asCell(value: CellValue): CellValue {
  if (typeof value !== 'string') return value;
  const text = value.toWellFormed().replace(UNWRITABLE, '').slice(0, MOST_CHARACTERS).toWellFormed();
  return text.replace(ESCAPE_LIKE, '_x005F_').replaceAll('\r', '_x000D_');
}
