import type { FigureName } from '@forja/figures';
import type { CellValue, SheetColumn } from '../xlsx/cells.js';
import { formatOf, MOMENT, TEXT, WHOLE } from './formats.js';

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
