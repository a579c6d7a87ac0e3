import { change, differs, type Change } from './change.js';
import type { BreakRow } from './quote-model.js';

/** A quantity that is offered, or was: each field as the quotes print it. */
export type ChangedBreak = Record<keyof BreakRow, Change>;

/**
 * All quantities of both quotes where one of them changed or comes to something else; none where all are as they were. In
 * the order of the newer quote, those that are gone last.
 */
export function changedBreaks(before: readonly BreakRow[], after: readonly BreakRow[]): ChangedBreak[] {
  const older = byQuantity(before);
  const newer = byQuantity(after);
  const quantities = new Set([...newer.keys(), ...older.keys()]);
  const rows = [...quantities].map((quantity) => changedBreak(older.get(quantity), newer.get(quantity)));
  return rows.some((row) => Object.values(row).some(differs)) ? rows : [];
}

const byQuantity = (rows: readonly BreakRow[]) => new Map(rows.map((row) => [row.quantity, row]));

function changedBreak(before: BreakRow | undefined, after: BreakRow | undefined): ChangedBreak {
  const of = (field: keyof BreakRow) => change(before?.[field], after?.[field]);
  return {
    quantity: of('quantity'),
    price: of('price'),
    total: of('total'),
    ipi: of('ipi'),
    weight: of('weight'),
  };
}
