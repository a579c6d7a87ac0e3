import type { CellValue } from '../../xlsx/cells.js';
import type { FileColumn } from './headings.js';

/** A file as it was read, with its columns found. */
export interface ImportTable {
  columns: FileColumn[];
  /** Below the headings. */
  rows: CellValue[][];
  /** Number of the first of these rows in the file, as spreadsheets count. */
  firstRow: number;
  /** Cells of formulas without a stored result: `row,column` in the file, from 0. */
  formulas: ReadonlySet<string>;
}
