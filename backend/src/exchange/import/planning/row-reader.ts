import { importTexts } from '../import.texts.js';
import { valueOf } from '../reading/cell-values.js';
import type { FileColumn } from '../reading/headings.js';
import type { ImportTable } from '../reading/import-table.js';
import type { RowError } from './plan.js';

/** A row's cells by their fields, and what is wrong with those that are missing. */
export interface ReadRow {
  /** As spreadsheets count. */
  number: number;
  values: Map<string, string | number | null>;
  errors: RowError[];
}

export const errorAt = ({ index, field }: FileColumn, text: string): RowError => ({
  column: index,
  heading: field.heading,
  text,
});

/** The rows of the file that hold anything in the catalogue's columns. */
export function* readRows({ columns, rows, firstRow, formulas }: ImportTable): Generator<ReadRow> {
  for (const [index, cells] of rows.entries()) {
    const row: ReadRow = { number: firstRow + index, values: new Map(), errors: [] };
    for (const column of columns) {
      const formula = formulas.has(`${String(firstRow - 1 + index)},${String(column.index)}`);
      const read = formula
        ? { error: importTexts.formula }
        : valueOf(cells[column.index] ?? null, column.field);
      if ('error' in read) row.errors.push(errorAt(column, read.error));
      else row.values.set(column.field.field, read.value);
    }
    if (row.errors.length > 0 || [...row.values.values()].some((value) => value !== null)) yield row;
  }
}
