import { figure, type FigureName } from '@forja/figures';
import type { CellValue, Sheet, SheetColumn } from '../xlsx/cells.js';

/** Number formats of Excel's. A text column says so, or Excel takes for a number what is edited into it. */
export const TEXT = '@';
export const WHOLE = '0';
export const MOMENT = 'dd/mm/yyyy hh:mm';

/** A figure with the decimals that the screens show of it at least, and with those that it stores at most. */
export function formatOf(name: FigureName): string {
  const { shown, decimals } = figure(name);
  if (decimals === 0) return '#,##0';
  return `#,##0.${'0'.repeat(shown)}${'#'.repeat(Math.max(0, decimals - shown))}`;
}

const saoPaulo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as the clock in São Paulo shows it: cells know no time zone. @param iso ISO 8601, UTC */
export const momentCell = (iso: string): CellValue =>
  new Date(`${saoPaulo.format(new Date(iso)).replace(' ', 'T')}Z`);

/** A wall-clock text, `YYYY-MM-DD[THH:mm[:ss]]`, as it stands; null without one. */
export function wallClockCell(text: string | null): CellValue {
  if (text === null) return null;
  const [day = '', time = '00:00'] = text.split('T');
  const date = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}Z`);
  return Number.isNaN(date.getTime()) ? text : date;
}

/** A column of an exported list: its heading, how it looks, and what of a row stands in it. */
export interface ListColumn<Row> extends SheetColumn {
  cell: (row: Row) => CellValue;
}

/** The kinds of column that a list is made of; widths in characters. */
export const columnsOf = <Row>() => ({
  text: (heading: string, width: number, cell: (row: Row) => string | null | undefined): ListColumn<Row> => ({
    heading,
    width,
    format: TEXT,
    cell: (row) => cell(row) ?? null,
  }),
  whole: (heading: string, cell: (row: Row) => number): ListColumn<Row> => ({
    heading,
    width: Math.max(10, heading.length + 2),
    format: WHOLE,
    cell,
  }),
  figure: (heading: string, figure: FigureName, cell: (row: Row) => number | null): ListColumn<Row> => ({
    heading,
    width: Math.max(14, heading.length + 2),
    format: formatOf(figure),
    cell,
  }),
  moment: (heading: string, cell: (row: Row) => CellValue): ListColumn<Row> => ({
    heading,
    width: 17,
    format: MOMENT,
    cell,
  }),
});

/** Rows as a sheet of a workbook. */
export function toTable<Row>(name: string, columns: readonly ListColumn<Row>[], rows: readonly Row[]): Sheet {
  return {
    name,
    columns: columns.map(({ cell: _, ...column }) => column),
    rows: rows.map((one) => columns.map(({ cell }) => cell(one))),
  };
}
