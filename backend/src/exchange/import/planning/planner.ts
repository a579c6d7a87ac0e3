import { setImmediate } from 'node:timers/promises';
import type { EntryRow } from '../../../catalogue/crud/bulk-catalogue.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import { asCell, type CellValue } from '../../xlsx/cells.js';
import { importTexts } from '../import.texts.js';
import type { FileColumn, ImportTable } from '../reading/headings.js';
import { EntryIndex, type References } from './references.js';
import { asTyped, warningOf, errorAt, readRows, type ReadRow } from './row-reader.js';
import { folded, unmarked } from '../domain/fold.js';
import type { EntryCheck, ImportMode, ImportPlan, PlannedChange, PlannedEntry, RowError } from './plan.js';

/** All that a plan follows from. */
export interface PlanSource {
  table: ImportTable;
  fields: readonly CatalogueField[];
  /** By what rows find their entries. */
  key: CatalogueField;
  /** The field that an entry is called by. */
  nameField: string;
  mode: ImportMode;
  entries: readonly EntryRow[];
  references: ReadonlyMap<string, References>;
  check: EntryCheck;
  /** Headings of fields that a new entry needs and the file does not have. */
  missing: readonly string[];
}

/** Rows after which other requests get their turn. */
const TURN = 100;

/** Compares a file with the catalogue, row by row, and says what importing it would do. Stores nothing. */
export class Planner {
  private readonly plan: ImportPlan = { created: [], updated: [], refused: [], unchanged: 0, leftOut: 0 };
  private readonly entries: ReadonlyMap<number, EntryRow>;
  private readonly index: EntryIndex;
  private readonly normalKey: (text: string) => string;
  private readonly keyColumn: FileColumn;
  /** Rows by what they are about: an entry's id, or the key of a new one. */
  private readonly seen = new Map<string | number, number>();

  constructor(private readonly source: PlanSource) {
    const { entries, key, table } = source;
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.normalKey = key.digits === undefined ? folded : unmarked;
    this.index = new EntryIndex(
      entries.map((entry) => [entry.id, entry[key.field]] as const),
      this.normalKey,
    );
    this.keyColumn = table.columns.find(({ field }) => field === key) ?? { index: 0, field: key };
  }

  async make(): Promise<ImportPlan> {
    let done = 0;
    for (const row of readRows(this.source.table)) {
      const errors = await this.take(row);
      if (errors.length > 0) this.plan.refused.push({ row: row.number, name: this.nameOf(row), errors });
      done += 1;
      if (done % TURN === 0) await setImmediate();
    }
    return this.plan;
  }

  /** Takes the row into the plan. @returns what is wrong with it; then it is in no other part of the plan */
  private async take(row: ReadRow): Promise<RowError[]> {
    const { key, mode } = this.source;
    const text = row.values.get(key.field);
    if (text === undefined) return row.errors;
    if (text === null) return [...row.errors, errorAt(this.keyColumn, importTexts.keyMissing(key.heading))];
    const [id, ...others] = this.index.find(String(text));
    if (others.length > 0)
      return [...row.errors, errorAt(this.keyColumn, importTexts.keyAmbiguous(others.length + 1))];
    const subject = id ?? this.normalKey(String(text));
    const before = this.seen.get(subject);
    if (before !== undefined)
      return [...row.errors, errorAt(this.keyColumn, importTexts.repeatedRow(before))];
    this.seen.set(subject, row.number);
    if (id === undefined && mode === 'update-only') {
      this.plan.leftOut += 1;
      return [];
    }
    const stored = id === undefined ? null : (this.entries.get(id) ?? null);
    if (!stored && this.source.missing.length > 0)
      return [...row.errors, errorAt(this.keyColumn, importTexts.cannotCreate(this.source.missing))];
    return this.compare(row, stored);
  }

  private async compare(row: ReadRow, stored: EntryRow | null): Promise<RowError[]> {
    const { values, errors } = this.given(row, stored);
    if (errors.length > 0) return errors;
    if (stored && values.size === 0) {
      this.plan.unchanged += 1;
      return [];
    }
    const body = Object.fromEntries(
      this.source.fields.map(({ field }) => [
        field,
        values.get(field) ?? (values.has(field) ? null : (stored?.[field] ?? null)),
      ]),
    );
    const checked = await this.source.check(body);
    if ('errors' in checked) return this.placed(checked.errors);
    this.enter(row, stored, new Set(values.keys()), checked.body);
    return [];
  }

  /** The values of the row that its entry does not have: everything of a new one. */
  private given(row: ReadRow, stored: EntryRow | null): { values: ReadRow['values']; errors: RowError[] } {
    const values: ReadRow['values'] = new Map();
    const errors = [...row.errors];
    for (const column of this.source.table.columns) {
      const { field } = column;
      const cell = row.values.get(field.field);
      if (cell === undefined || (stored && field === this.source.key)) continue;
      const value = asTyped(field.field, cell);
      const before = this.shown(stored?.[field.field], field);
      if (stored && (isShown(before, cell) || isShown(before, value))) continue;
      const found = this.resolved(field, value);
      if (typeof found === 'object' && found !== null) errors.push(errorAt(column, found.error));
      else values.set(field.field, found);
    }
    return { values, errors };
  }

  /** The value itself, or the id of the entry that it names. */
  private resolved(
    field: CatalogueField,
    value: string | number | null,
  ): string | number | null | { error: string } {
    const references = this.source.references.get(field.field);
    if (!references || value === null) return value;
    const found = references.find(String(value));
    return 'error' in found ? found : found.value;
  }

  private enter(
    row: ReadRow,
    stored: EntryRow | null,
    given: ReadonlySet<string>,
    checked: Record<string, unknown>,
  ): void {
    const body: Record<string, unknown> = {};
    const changes: PlannedChange[] = [];
    for (const field of this.source.fields) {
      const before = stored?.[field.field] ?? null;
      // The rules tidy what the row gives (a CEP); what it does not give stays to the letter.
      const after = stored && !given.has(field.field) ? before : (checked[field.field] ?? null);
      body[field.field] = after;
      if (before === after) continue;
      const shown = { shownBefore: this.shown(before, field), shownAfter: this.shown(after, field) };
      changes.push({ field, before, after, ...shown });
    }
    if (changes.length === 0) {
      this.plan.unchanged += 1;
      return;
    }
    const name = textOf(body[this.source.nameField]);
    const warnings = this.warningsOf(changes);
    const entry: PlannedEntry = {
      row: row.number,
      stored: stored && pick(stored),
      name,
      body,
      changes,
      warnings,
    };
    (stored ? this.plan.updated : this.plan.created).push(entry);
  }

  private warningsOf(changes: readonly PlannedChange[]): RowError[] {
    return this.source.table.columns.flatMap((column) => {
      const change = changes.find(({ field }) => field === column.field);
      const text = change && warningOf(change.field.field, change.after);
      return text === undefined ? [] : [errorAt(column, text)];
    });
  }

  private placed(errors: Readonly<Record<string, string[]>>): RowError[] {
    const { fields, table } = this.source;
    return Object.entries(errors).map(([name, [text = '']]) => ({
      column: table.columns.find(({ field }) => field.field === name)?.index ?? null,
      heading: fields.find(({ field }) => field === name)?.heading ?? name,
      text,
    }));
  }

  private shown(value: unknown, field: CatalogueField): CellValue {
    const references = this.source.references.get(field.field);
    return references ? references.textOf(value) : ((value ?? null) as CellValue);
  }

  private nameOf({ values }: ReadRow): string {
    return String(values.get(this.source.nameField) ?? values.get(this.source.key.field) ?? '');
  }
}

/** Names are texts. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const pick = ({ id, version }: EntryRow) => ({ id, version });

/** Whether a cell has what is written of a stored value: an export that comes back changes nothing. */
function isShown(stored: CellValue, cell: string | number | null): boolean {
  if (stored === cell) return true;
  if (typeof stored !== 'string' || typeof cell === 'number') return false;
  const written = asCell(stored);
  // Of control characters and blanks alone nothing is written, or nothing is read.
  return cell === null ? String(written).trim() === '' : written === asCell(cell);
}
