import type { ListColumn } from '../columns/list-column.js';
import type { Sheet } from '../xlsx/cells.js';

/** Rows as a sheet of a workbook. */
export function toTable<Row>(name: string, columns: readonly ListColumn<Row>[], rows: readonly Row[]): Sheet {
  return {
    name,
    columns: columns.map(({ cell: _, ...column }) => column),
    rows: rows.map((one) => columns.map(({ cell }) => cell(one))),
  };
}
