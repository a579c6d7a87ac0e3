import type { CellValue, Sheet, SheetShape } from './cells.js';

/** The file can't be read, and why. */
export class UnreadableSheet extends Error {
  constructor(
    readonly fault: ReadFault,
    options?: ErrorOptions,
  ) {
    super(fault, options);
  }
}

/** The tasks of a sheet's thread. */
export type SheetJob =
  /** Asks for rows with `more` and answers the file in pieces. */
  | { kind: 'rows'; shape: SheetShape }
  | { kind: 'sheets'; sheets: Sheet[] }
  | { kind: 'read'; file: Uint8Array; format: TableFormat; limits: ReadLimits }
  /** Compares an XML document with a schema, whose path it gets, and answers what the schema refuses. */
  | { kind: 'validate'; xml: string; schema: string };

/** Formats of tables, by the file's name; CSV has semicolons. */
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

/** Messages that the thread sends. */
export type SheetMessage =
  | { more: true }
  | { piece: Uint8Array }
  | { done: true }
  | { sheets: ReadSheet[] }
  | { fault: ReadFault }
  | { problems: string[] };

/** The thread receives this after `more`: the next rows, or null after the last. */
export type NextRows = CellValue[][] | null;
