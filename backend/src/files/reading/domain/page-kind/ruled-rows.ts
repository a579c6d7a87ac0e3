import { NEAR, type Cell, type Cells } from '../cells.js';
import type { Run } from '../page-runs.js';

/** A text that is a number alone, as dimensions are. */
const NUMBER = /^[\p{P}\p{S}RMSrx\d\s]*\d[\p{P}\p{S}\d\s]*(?:mm)?$/u;

/**
 * The ruled cells that stand side by side in rows, as those of tables and title blocks do. Cells of numbers alone are none of
 * them: extension lines and dimension lines make cells as well.
 */
export function rowsOfTables(cells: Cells, labels: ReadonlySet<Run>): Cell[][] {
  const rows: Cell[][] = [];
  const rowByEdges = new Map<string, Cell[]>();
  for (const cell of cells.all) {
    const key = [cell.top, cell.bottom].map((side) => Math.round(side / NEAR)).join('/');
    const row = rowByEdges.get(key);
    if (row) row.push(cell);
    else {
      const first = [cell];
      rowByEdges.set(key, first);
      rows.push(first);
    }
  }
  const hasWords = (row: readonly Cell[]) =>
    row.some(({ runs }) => runs.some((run) => labels.has(run) || !NUMBER.test(run.text)));
  return rows.filter((row) => row.length > 1 && hasWords(row));
}
