import { colToLetter, writeXlsx, writeXlsxStream, type ColumnDef, type WriteSheet } from 'hucre/xlsx';
import { asCell, type CellValue, type Sheet, type SheetColumn, type SheetShape } from './cells.js';

/*
 * The one file that knows the library that writes XLSX. It runs in a thread (sheet-thread.ts) and is loaded when the first
 * sheet is written.
 */

const toColumn = ({ heading, width, format }: SheetColumn): ColumnDef => ({
  header: heading,
  width,
  ...(format !== undefined && { numFmt: format }),
});

const FROZEN_HEADINGS = { rows: 1 };

/** A sheet's file, written while its rows arrive; what does not fit in one sheet goes on in a next one. */
export function writeRows(
  { name, columns }: SheetShape,
  rows: AsyncIterable<CellValue[]>,
): ReadableStream<Uint8Array> {
  const cells = (async function* () {
    for await (const row of rows) yield row.map(asCell);
  })();
  return writeXlsxStream(cells, { name, columns: columns.map(toColumn), freezePane: FROZEN_HEADINGS });
}

/** Rows below the headings in which Excel offers the choices of a column. */
const OFFERED_ROWS = 5000;

function toSheet({ name, columns, rows, formats = [], choices = [] }: Sheet): WriteSheet {
  return {
    name,
    columns: columns.map(toColumn),
    rows: [columns.map(({ heading }) => asCell(heading)), ...rows.map((row) => row.map(asCell))],
    cells: new Map(
      formats.map(({ row, column, format }) => [
        `${String(row + 1)},${String(column)}`,
        { style: { numFmt: format } },
      ]),
    ),
    freezePane: FROZEN_HEADINGS,
    dataValidations: choices.map(({ column, sheet, from, count }) => ({
      type: 'list',
      formula1: `'${sheet}'!$${colToLetter(from)}$2:$${colToLetter(from)}$${String(count + 1)}`,
      range: `${colToLetter(column)}2:${colToLetter(column)}${String(OFFERED_ROWS)}`,
      allowBlank: true,
      showErrorMessage: false,
    })),
  };
}

/** A file of several small tables, in memory. */
export const writeSheets = (sheets: Sheet[]): Promise<Uint8Array> =>
  writeXlsx({ sheets: sheets.map(toSheet) });
