import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { readOds, streamOdsRows } from 'hucre/ods';
import { colToLetter, readXlsx, type Sheet as FoundSheet } from 'hucre/xlsx';
import type { CellValue } from './cells.js';
import { type ReadLimits, type ReadSheet, UnreadableSheet } from './protocol.js';

/* The one file that knows the library that reads XLSX and ODS; it runs in a thread of its own for each file (sheet-thread.ts). */

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel's format until 2003, and what an encrypted XLSX is wrapped in. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (file: Uint8Array, bytes: number[]) => bytes.every((byte, index) => file[index] === byte);

/** The name of the stream that encrypted workbooks have, in UTF-16. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Sheets of a file that are looked at. */
const MOST_SHEETS = 20;

/** The files in the archive, which may be so many bytes in all. @throws UnreadableSheet for what is no archive, or too large a one */
function unpacked(file: Uint8Array, most: number): Unzipped {
  if (beginsWith(file, OLE))
    throw new UnreadableSheet(Buffer.from(file).includes(ENCRYPTED) ? 'encrypted' : 'old-xls');
  if (!beginsWith(file, ZIP)) throw new UnreadableSheet('not-xlsx');
  let left = most;
  try {
    // No file gets more room than the directory says that it needs, whatever is packed in it.
    return unzipSync(file, {
      filter: ({ originalSize }) => {
        left -= originalSize;
        if (left < 0) throw new UnreadableSheet('too-large');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('broken', { cause: error });
  }
}

/** Whether it is an .ods, by the names of its files. @throws UnreadableSheet for what is neither that nor an .xlsx, or holds programs */
function isOds(names: readonly string[]): boolean {
  const isXlsx =
    names.includes('[Content_Types].xml') && names.some((name) => /^xl\/workbook\d*\.xml$/.test(name));
  const isSheet = isXlsx || (names.includes('content.xml') && names.includes('META-INF/manifest.xml'));
  if (!isSheet) throw new UnreadableSheet('not-xlsx');
  if (names.some((name) => /vba|macrosheet|^(Basic|Scripts)\/./i.test(name)))
    throw new UnreadableSheet('macros');
  if (names.some((name) => name.startsWith('xl/externalLinks/'))) throw new UnreadableSheet('external-links');
  return !isXlsx;
}

/** Rows without the empty ones after the last that holds something. */
function withoutEnd(rows: CellValue[][]): CellValue[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null && cell !== ''));
  return rows.slice(0, last + 1);
}

/** A row without the empty cells at its end, with which the library fills all rows up to the longest. */
const withoutBlanks = (row: CellValue[]) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1);

function formulasOf({ cells }: FoundSheet): ReadSheet['formulas'] {
  const formulas: ReadSheet['formulas'] = [];
  for (const [place, { formula, formulaRef, value }] of cells ?? []) {
    if ((formula === undefined && formulaRef === undefined) || (value ?? null) !== null) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    formulas.push([row, column]);
  }
  return formulas;
}

/** The sheets of an .xlsx or .ods file, each within the limits: a cell far beyond them is left out. @throws UnreadableSheet */
export async function readSheets(file: Uint8Array, limits: ReadLimits): Promise<ReadSheet[]> {
  const files = unpacked(file, limits.unzipped);
  const ods = isOds(Object.keys(files));
  // The library looks into an archive of our own making: it finds no other files in it than those that were looked at.
  const archive = zipSync(files, { level: 0 });
  const read = ods ? odsSheets(archive, limits) : xlsxSheets(archive, limits);
  const sheets = await read.catch((error: unknown) => {
    throw new UnreadableSheet('broken', { cause: error });
  });
  if (sheets.length === 0) throw new UnreadableSheet('broken');
  // All sheets together are handed over at once, and the thread that takes them waits: they hold no more cells than one may.
  let left = limits.rows * limits.columns;
  return sheets.slice(0, MOST_SHEETS).map((sheet) => {
    const rows = withoutEnd(sheet.rows);
    if (rows.length > limits.rows) throw new UnreadableSheet('too-many-rows');
    const cells = rows.map((row) => withoutBlanks(row.slice(0, limits.columns)));
    left = cells.reduce((most, row) => most - row.length, left);
    if (left < 0) throw new UnreadableSheet('too-large');
    return { name: sheet.name, rows: cells, formulas: formulasOf(sheet) };
  });
}

/** Sheets that their sender hid are no lists for others. */
async function xlsxSheets(file: Uint8Array, limits: ReadLimits): Promise<FoundSheet[]> {
  const sheets = ({ hidden, veryHidden }: { hidden?: boolean; veryHidden?: boolean }) =>
    !hidden && !veryHidden;
  return (await readXlsx(file, { range: areaOf(limits), sheets })).sheets;
}

async function odsSheets(file: Uint8Array, limits: ReadLimits): Promise<FoundSheet[]> {
  try {
    return (await readOds(file)).sheets;
  } catch (error) {
    // Styled or far cells at a sheet's end make it larger than the library takes as a whole; row by row it takes it.
    if (error instanceof Error && error.message.startsWith('Sheet spans')) return odsRows(file, limits);
    throw error;
  }
}

async function odsRows(file: Uint8Array, { rows: most }: ReadLimits): Promise<FoundSheet[]> {
  const found: FoundSheet[] = [];
  const name = (sheet: { name: string }, index: number) => {
    found[index] = { name: sheet.name, rows: [] };
    return false;
  };
  await readOds(file, { sheets: name });
  for await (const { index, sheetIndex = 0, values } of streamOdsRows(file)) {
    const rows = found[sheetIndex]?.rows ?? [];
    if (index > most) continue;
    while (rows.length < index) rows.push([]);
    rows[index] = values;
  }
  return found;
}

/** One row more than allowed, so that it shows. */
const areaOf = ({ rows, columns }: ReadLimits) => `A1:${colToLetter(columns - 1)}${String(rows + 1)}`;
