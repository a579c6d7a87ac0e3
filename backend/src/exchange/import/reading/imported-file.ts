import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Upload } from '../../../files/upload.js';
import { Invalid, UnsupportedType } from '../../../platform/errors/app-errors.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import type { CellValue } from '../../xlsx/cells.js';
import type { ReadSheet } from '../../xlsx/protocol.js';
import { SheetThreads, UnreadableFile } from '../../xlsx/sheet-threads.js';
import { importTexts } from '../import.texts.js';
import {
  chosenHeadings,
  findHeadings,
  headingsOf,
  textOfHeading,
  type Headings,
  type ImportTable,
} from './headings.js';

/** Where a person says that a file's table is, and what its columns are; null where that is found. */
export interface TableLayout {
  /** From 0. */
  sheet: number | null;
  /** As spreadsheets count. */
  headingRow: number | null;
  /** A field's name for each column, '' for none. */
  columns: readonly string[] | null;
}

/** A file with its table found. */
export interface ImportedFile {
  name: string;
  /** SHA-256 of its bytes. */
  digest: string;
  table: ImportTable;
  /** Headings that are none of the catalogue's. */
  ignored: string[];
  sheets: string[];
  /** The sheet that was read, from 0. */
  sheet: number;
  /** Its row of headings, as spreadsheets count, and what stands in it. */
  headingRow: number;
  headings: string[];
  /** Why nothing of it can be imported as it was read, for the user; null where it can. */
  problem: string | null;
  /** The first of the possible keys that each row has, and no two rows the same; null where none is so. */
  fittingKey: string | null;
}

/** Faults of files that are no table at all; the others are tables that can't be read. */
const OTHER_TYPES = new Set(['not-xlsx', 'old-xls', 'not-csv']);

/**
 * @param key the field that the file must have; keys: those that it could be, the usual one first
 * @throws UnsupportedType, Invalid
 */
export async function readImportedFile(
  threads: SheetThreads,
  upload: Upload,
  fields: readonly CatalogueField[],
  { key, keys }: { key: CatalogueField; keys: readonly CatalogueField[] },
  layout: TableLayout,
): Promise<ImportedFile> {
  const name = upload.originalname;
  const bytes = await bytesOf(upload);
  const sheets = await readSheets(threads, name, bytes);
  const found = findHeadings(sheets, fields, layout.sheet);
  const row = layout.headingRow === null ? found.row : layout.headingRow - 1;
  const { rows: all = [], formulas = [] } = sheets[found.sheet] ?? {};
  const titles = all[row] ?? [];
  const headings = layout.columns ? chosenHeadings(layout.columns, fields) : headingsOf(titles, fields);
  const rows = all.slice(row + 1);
  return {
    name,
    digest: createHash('sha256').update(bytes).digest('hex'),
    table: {
      columns: headings.columns,
      rows,
      firstRow: row + 2,
      formulas: new Set(formulas.map((place) => place.join())),
    },
    ignored: headings.ignored,
    sheets: sheets.map((sheet) => sheet.name),
    sheet: found.sheet,
    headingRow: row + 1,
    headings: titles.map(textOfHeading),
    problem: problemOf(headings, fields, key) ?? (rows.length === 0 ? importTexts.noRows : null),
    fittingKey: keys.find((one) => fits(one, headings, rows))?.field ?? null,
  };
}

/**
 * The cells of a file's first sheet as texts, formulas without a result refused: numbers with a decimal comma, dates as days, nothing as ''.
 * @param most rows and columns; more of them are left out
 * @throws UnsupportedType, Invalid
 */
export async function readTexts(
  threads: SheetThreads,
  upload: Upload,
  most: { rows: number; columns: number },
): Promise<string[][]> {
  const [sheet] = await readSheets(threads, upload.originalname, await bytesOf(upload));
  const { rows = [], formulas = [] } = sheet ?? {};
  const [first] = formulas;
  if (first) throw new Invalid(importTexts.formulaAt(first[0] + 1, first[1] + 1));
  return rows.slice(0, most.rows).map((row) => row.slice(0, most.columns).map(textOf));
}

async function readSheets(threads: SheetThreads, name: string, bytes: Uint8Array): Promise<ReadSheet[]> {
  try {
    return await threads.read(bytes, /\.(csv|txt)$/i.test(name) ? 'csv' : 'xlsx');
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const text = importTexts.unreadable(error.fault, name);
    throw OTHER_TYPES.has(error.fault) ? new UnsupportedType(text) : new Invalid(text);
  }
}

const bytesOf = async (upload: Upload): Promise<Uint8Array> =>
  'buffer' in upload ? upload.buffer : readFile(upload.path);

/** More decimals than any figure has. */
const DECIMALS = 10;

function textOf(cell: CellValue): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell !== 'number') return String(cell);
  return cell.toLocaleString('pt-BR', { useGrouping: false, maximumFractionDigits: DECIMALS });
}

/** Whether each row that holds anything has this key, and no two rows the same. */
function fits(key: CatalogueField, { columns }: Headings, rows: ImportTable['rows']): boolean {
  const index = columns.find(({ field }) => field === key)?.index;
  if (index === undefined) return false;
  const texts = rows
    .filter((cells) => cells.some((cell) => textOf(cell).trim() !== ''))
    .map((cells) => textOf(cells[index] ?? null).trim());
  return texts.every((text) => text !== '') && new Set(texts).size === texts.length;
}

/** Why it is not clear which column is what; null where it is. */
function problemOf(
  { columns, repeated, otherUnits }: Headings,
  fields: readonly CatalogueField[],
  key: CatalogueField,
): string | null {
  const [other] = otherUnits;
  if (other) return importTexts.otherUnit(other.heading, other.expected);
  if (repeated.length > 0) return importTexts.repeatedColumns(repeated);
  if (columns.length === 0) return importTexts.noColumns(fields.map(({ heading }) => heading));
  return columns.some(({ field }) => field === key) ? null : importTexts.noKeyColumn(key.heading);
}
