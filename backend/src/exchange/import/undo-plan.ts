import type { EntryRow } from '../../catalogue/crud/bulk-catalogue.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type { ImportRow } from './import.entity.js';
import { importTexts } from './import.texts.js';
import { folded } from './domain/fold.js';

export type DoneRow = RowOf<ImportRow>;

/** The effect that undoing an import would have. */
export interface UndoPlan {
  /** Entries that it created and that go. */
  removed: DoneRow[];
  /** Entries that it changed, as they will be. */
  putBack: { row: DoneRow; entry: EntryRow }[];
  /** Entries that stay as they are, and why. */
  stays: { row: DoneRow; reason: string }[];
}

/** All that an undo follows from. */
export interface UndoSource {
  rows: readonly DoneRow[];
  /** Of the whole catalogue, by id. */
  entries: ReadonlyMap<number, EntryRow>;
  /** Why entries can't be deleted. */
  inUse: ReadonlyMap<number, string>;
  /** Ids that fields may have, by the field that names another entry. */
  references: ReadonlyMap<string, ReadonlySet<unknown>>;
}

/** Decides for each entry that an import touched: it is undone only where nothing has changed or used it since. Pure. */
export function undoPlan(source: UndoSource): UndoPlan {
  const plan: UndoPlan = { removed: [], putBack: [], stays: [] };
  const codes = codeOwners(source.entries);
  for (const row of source.rows) {
    const entry = source.entries.get(row.entry_id);
    const reason = reasonToStay(row, entry, source, codes);
    if (reason !== undefined || !entry) plan.stays.push({ row, reason: reason ?? importTexts.removedSince });
    else if (row.before_values === null) plan.removed.push(row);
    else plan.putBack.push({ row, entry: { ...entry, ...row.before_values, version: entry.version + 1 } });
  }
  return plan;
}

function codeOwners(entries: ReadonlyMap<number, EntryRow>): ReadonlyMap<string, number> {
  const owners = new Map<string, number>();
  for (const { id, code } of entries.values()) if (typeof code === 'string') owners.set(folded(code), id);
  return owners;
}

function reasonToStay(
  { before_values, entry_id, entry_version }: DoneRow,
  entry: EntryRow | undefined,
  { inUse, references }: UndoSource,
  codes: ReadonlyMap<string, number>,
): string | undefined {
  if (!entry) return importTexts.removedSince;
  if (entry.version !== entry_version) return importTexts.changedSince;
  if (before_values === null) return inUse.get(entry_id);
  const { code } = before_values;
  if (typeof code === 'string' && (codes.get(folded(code)) ?? entry_id) !== entry_id)
    return importTexts.codeTakenSince;
  const lost = [...references].some(([field, ids]) => {
    const id = before_values[field];
    return id !== undefined && id !== null && !ids.has(id);
  });
  return lost ? importTexts.referenceGone : undefined;
}
