import type { CellValue, Sheet, SheetShape } from './cells.js';

/** What a sheet's thread is started for. */
export type SheetJob =
  /** Asks for rows with `more` and answers the file in pieces. */
  | { kind: 'rows'; shape: SheetShape }
  | { kind: 'sheets'; sheets: Sheet[] }
  | { kind: 'read'; file: Uint8Array; format: TableFormat; limits: ReadLimits };

/** What a file is by its name; CSV has semicolons. */
export type TableFormat = 'xlsx' | 'csv';

export interface ReadLimits {
  /** Rows, the headings included. */
  rows: number;
  columns: number;
  /** Bytes of everything in the file, unzipped. */
  unzipped: number;
}

/** Why a file was not read. */
export type ReadFault =
  | ('not-xlsx' | 'old-xls' | 'encrypted' | 'macros' | 'external-links')
  | ('not-csv' | 'too-large' | 'too-many-rows' | 'broken' | 'too-slow');

/** A sheet of a file: its rows from the first on, empty ones included. A formula's cell holds the result that is stored with it. */
export interface ReadSheet {
  /** '' in a CSV file. */
  name: string;
  rows: CellValue[][];
  /** Cells of formulas without a stored result, by row and column from 0. */
  formulas: [row: number, column: number][];
}

/** What the thread sends. */
export type SheetMessage =
  | { more: true }
  | { piece: Uint8Array }
  | { done: true }
  | { sheets: ReadSheet[] }
  | { fault: ReadFault };

/** What it is sent after `more`: the next rows, or null after the last. */
export type NextRows = CellValue[][] | null;
