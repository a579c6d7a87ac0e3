import { readXlsx, type Sheet as FoundSheet } from 'hucre/xlsx';
import type { CellValue } from './cells.js';
import type { ReadLimits, ReadSheet } from './protocol.js';
import { UnreadableSheet } from './unreadable-sheet.js';
import { BrokenZip, zipContents, ZipTooLarge } from './zip-contents.js';

/* The one file that knows the library that reads XLSX; it runs in a thread of its own for each file (sheet-thread.ts). */

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel's format until 2003, and what an encrypted XLSX is wrapped in. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const beginsWith = (file: Uint8Array, bytes: number[]) => bytes.every((byte, index) => file[index] === byte);

/** The name of the stream that encrypted workbooks have, in UTF-16. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

function refuseOthers(file: Uint8Array, { unzipped }: ReadLimits): void {
  if (beginsWith(file, OLE))
    throw new UnreadableSheet(Buffer.from(file).includes(ENCRYPTED) ? 'encrypted' : 'old-xls');
  if (!beginsWith(file, ZIP)) throw new UnreadableSheet('not-xlsx');
  const names = contents(file, unzipped);
  if (!names.includes('[Content_Types].xml') || !names.some((name) => /^xl\/workbook\d*\.xml$/.test(name)))
    throw new UnreadableSheet('not-xlsx');
  if (names.some((name) => /vba|macrosheet/i.test(name))) throw new UnreadableSheet('macros');
  if (names.some((name) => name.startsWith('xl/externalLinks/'))) throw new UnreadableSheet('external-links');
}

function contents(file: Uint8Array, unzipped: number): string[] {
  try {
    return zipContents(file, unzipped);
  } catch (error) {
    if (error instanceof ZipTooLarge) throw new UnreadableSheet('too-large');
    if (error instanceof BrokenZip) throw new UnreadableSheet('broken', { cause: error });
    throw error;
  }
}

/** Rows without the empty ones after the last that holds something. */
function withoutEnd(rows: CellValue[][]): CellValue[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== null && cell !== ''));
  return rows.slice(0, last + 1);
}

function formulasOf({ cells }: FoundSheet): ReadSheet['formulas'] {
  const formulas: ReadSheet['formulas'] = [];
  for (const [place, { formula, formulaRef }] of cells ?? []) {
    if (formula === undefined && formulaRef === undefined) continue;
    const [row = 0, column = 0] = place.split(',').map(Number);
    formulas.push([row, column]);
  }
  return formulas;
}

/** The file's first sheet. @throws UnreadableSheet */
export async function readSheet(file: Uint8Array, limits: ReadLimits): Promise<ReadSheet> {
  refuseOthers(file, limits);
  const sheet = await firstSheet(file, limits);
  const rows = withoutEnd(sheet.rows);
  if (rows.length > limits.rows) throw new UnreadableSheet('too-many-rows');
  return { rows: rows.map((row) => row.slice(0, limits.columns)), formulas: formulasOf(sheet) };
}

async function firstSheet(file: Uint8Array, { rows }: ReadLimits): Promise<FoundSheet> {
  try {
    // One more than allowed, so that it shows.
    const { sheets } = await readXlsx(file, { sheets: [0], maxRows: rows + 1 });
    if (sheets[0]) return sheets[0];
  } catch (error) {
    throw new UnreadableSheet('broken', { cause: error });
  }
  throw new UnreadableSheet('broken');
}
