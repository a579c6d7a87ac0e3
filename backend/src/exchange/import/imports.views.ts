import { figure } from '@forja/figures';
import type { CatalogueField } from '../../catalogue/catalogue-fields.js';
import { percentChange } from './domain/price-change.js';
import type {
  ImportChangeView,
  ImportErrorView,
  ImportPreviewView,
  ImportRowView,
  ImportView,
} from './imports.dto.js';
import type { MadePlan } from './planning/import-planner.js';
import type { PlannedChange, PlannedEntry, RefusedRow, RowError } from './planning/plan.js';
import { columnLetters } from './reading/headings.js';
import type { ImportedFile } from './reading/imported-file.js';
import type { Import } from './import.entity.js';

/** Rows of each kind that a preview answers; the counts are those of all. */
const MOST_SHOWN = 2000;

export function previewView(
  file: ImportedFile,
  fields: readonly CatalogueField[],
  made: MadePlan | null,
): ImportPreviewView {
  const { created = [], updated = [], refused = [], unchanged = 0, leftOut = 0 } = made?.plan ?? {};
  const fieldAt = new Map(file.table.columns.map(({ index, field }) => [index, field.field]));
  return {
    problem: file.problem,
    fitting_key: file.fittingKey,
    sheets: file.sheets,
    sheet: file.sheet,
    heading_row: file.headingRow,
    columns: file.headings.flatMap((heading, index) =>
      heading === '' ? [] : [{ index, heading, field: fieldAt.get(index) ?? null }],
    ),
    fields: fields.map(({ field, heading }) => ({ field, heading })),
    digest: made?.digest ?? '',
    counts: {
      created: created.length,
      updated: updated.length,
      unchanged,
      left_out: leftOut,
      refused: refused.length,
    },
    ignored_columns: file.ignored,
    rows: [
      ...refused.slice(0, MOST_SHOWN).map(refusedView),
      ...largestFirst(updated.map((entry) => entryView(entry, 'updated'))).slice(0, MOST_SHOWN),
      ...created.slice(0, MOST_SHOWN).map((entry) => entryView(entry, 'created')),
    ],
  };
}

const refusedView = ({ row, name, errors }: RefusedRow): ImportRowView => ({
  row,
  action: 'refused',
  name,
  changes: [],
  errors: errors.map(errorView),
  warnings: [],
});

const errorView = ({ column, heading, text }: RowError): ImportErrorView => ({
  column: column === null ? null : columnLetters(column),
  heading,
  text,
});

const entryView = (
  { row, name, changes, warnings }: PlannedEntry,
  action: 'created' | 'updated',
): ImportRowView => ({
  row,
  action,
  name,
  changes: changes.map((change) => changeView(change, action)),
  errors: [],
  warnings: warnings.map(errorView),
});

function changeView(change: PlannedChange, action: 'created' | 'updated'): ImportChangeView {
  const { field, heading, figure: name } = change.field;
  const [before, after] = [change.shownBefore, change.shownAfter] as (string | number | null)[];
  const isPrice = action === 'updated' && name !== undefined && figure(name).unit.startsWith('BRL');
  return {
    field,
    heading,
    figure: name ?? null,
    before: before ?? null,
    after: after ?? null,
    percent: isPrice ? percentChange(Number(before), Number(after)) : null,
  };
}

/** By how much a row's prices change at most; a price that was nothing before comes first, rows without one last. */
const effectOf = ({ changes }: ImportRowView): number =>
  changes.reduce((most, { percent, figure: name, before }) => {
    const fromNothing = name !== null && before === 0;
    const effect = percent === null ? (fromNothing ? Infinity : -1) : Math.abs(percent);
    return Math.max(most, effect);
  }, -1);

function largestFirst(rows: ImportRowView[]): ImportRowView[] {
  const effects = new Map(rows.map((row) => [row, effectOf(row)]));
  const effect = (row: ImportRowView) => effects.get(row) ?? 0;
  return rows.sort((one, other) => {
    const [first, second] = [effect(one), effect(other)];
    return first === second ? one.row - other.row : second - first;
  });
}

export const importView = (made: Import): ImportView => ({
  id: made.id,
  catalogue: made.catalogue,
  file_name: made.file_name,
  user_name: made.user_name,
  created_at: made.created_at,
  created_count: made.created_count,
  updated_count: made.updated_count,
  undone_count: made.undone_count,
  undone_at: made.undone_at,
  undone_by: made.undone_by,
});
