import { catalogueTexts } from '../../../catalogue/catalogue.texts.js';
import type { EntryRow } from '../../../catalogue/crud/bulk-catalogue.js';
import type { FileColumn } from '../reading/headings.js';
import { importTexts } from '../import.texts.js';
import { folded } from '../domain/fold.js';
import type { ImportPlan, PlannedEntry } from './plan.js';

/**
 * Refuses the rows whose code is another entry's, or another row's: codes are unique. Where rows are found by their code there
 * are none.
 * @param column of the codes
 */
export function refuseTakenCodes(plan: ImportPlan, entries: readonly EntryRow[], column: FileColumn): void {
  const stored = new Map(
    entries.flatMap(({ id, code }) => (typeof code === 'string' ? [[folded(code), id] as const] : [])),
  );
  const rows = new Map<string, number>();
  const isFine = (entry: PlannedEntry): boolean => {
    const change = entry.changes.find(({ field }) => field.field === 'code');
    if (typeof change?.after !== 'string') return true;
    const code = folded(change.after);
    const owner = stored.get(code);
    const row = rows.get(code);
    rows.set(code, entry.row);
    const taken = owner !== undefined && owner !== entry.stored?.id;
    if (!taken && row === undefined) return true;
    const text = taken || row === undefined ? catalogueTexts.codeTaken : importTexts.repeatedCode(row);
    const error = { column: column.index, heading: column.field.heading, text };
    plan.refused.push({ row: entry.row, name: entry.name, errors: [error] });
    return false;
  };
  plan.created = plan.created.filter(isFine);
  plan.updated = plan.updated.filter(isFine);
  plan.refused.sort((one, other) => one.row - other.row);
}
