import type { FieldErrors } from '../../../platform/errors/app-errors.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import type { CellValue } from '../../xlsx/cells.js';

/** An entry as a request stores it. */
export type EntryBody = Record<string, unknown>;

/** Checks a body as the catalogue's own calls do: the body as it would be stored, or what is wrong with its fields. */
export type EntryCheck = (body: EntryBody) => Promise<{ body: EntryBody } | { errors: FieldErrors }>;

/** The treatments of rows whose entry is not there: they are created, or left out. */
export const importModes = ['create-and-update', 'update-only'] as const;
export type ImportMode = (typeof importModes)[number];

/** A field that a row changes, as its entry stores it and as it is shown. */
export interface PlannedChange {
  field: CatalogueField;
  before: unknown;
  after: unknown;
  shownBefore: CellValue;
  shownAfter: CellValue;
}

/** An entry that the import would create or change. */
export interface PlannedEntry {
  /** The row's number in the file, as spreadsheets count: the headings are row 1. */
  row: number;
  /** Of the entry that there is; null: it is created. */
  stored: { id: number; version: number } | null;
  name: string;
  /** All fields, as they would be stored. */
  body: Record<string, unknown>;
  changes: PlannedChange[];
  /** Warnings about values that are stored nevertheless. */
  warnings: RowError[];
}

/** An error in a row, or a warning about it, with its cell. */
export interface RowError {
  /** The column's place in the file, from 0; null where the file does not have the field. */
  column: number | null;
  heading: string;
  text: string;
}

export interface RefusedRow {
  row: number;
  name: string;
  errors: RowError[];
}

/** The effect that an import would have. */
export interface ImportPlan {
  created: PlannedEntry[];
  updated: PlannedEntry[];
  refused: RefusedRow[];
  /** Rows whose entry has all that stands in them already. */
  unchanged: number;
  /** Rows without an entry, where none are created. */
  leftOut: number;
}
