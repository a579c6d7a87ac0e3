import { ORDER_COLUMNS, type OrderColumn } from '@forja/figures';

export const COLUMN_NAMES = ORDER_COLUMNS;
export type ColumnName = OrderColumn;

const EXTRA: ReadonlySet<ColumnName> = new Set([
  'delivery_type',
  'margin',
  'valid_until',
  'customer_answer',
  'revision',
  'created_by',
  'created_at',
  'updated_at',
]);

/** Columns that are shown as long as nothing was chosen: some of them where there is room alone. */
const STANDARD: readonly ColumnName[] = COLUMN_NAMES.filter((name) => !EXTRA.has(name));

/** A choice as the address holds it; empty for the standard columns, and where none is left. */
export const columnsText = (chosen: readonly string[]): string => {
  const text = COLUMN_NAMES.filter((name) => chosen.includes(name)).join();
  return text === STANDARD.join() ? '' : text;
};

/** The columns of a choice; unknown ones are left out. */
export const columnsOf = (text: string): readonly ColumnName[] => {
  const chosen = text.split(',');
  const known = COLUMN_NAMES.filter((name) => chosen.includes(name));
  return known.length === 0 ? STANDARD : known;
};

/** Columns that this user may see: a shared choice may hold more. */
export const visibleColumns = (names: readonly ColumnName[], canViewCosts: boolean): readonly ColumnName[] =>
  canViewCosts ? names : names.filter((name) => name !== 'margin');
