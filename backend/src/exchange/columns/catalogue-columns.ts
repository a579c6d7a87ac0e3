import type { CatalogueEntry } from '../../catalogue/catalogues.service.js';
import type { CellValue } from '../xlsx/cells.js';
import type { CatalogueField } from '../../catalogue/catalogue-fields.js';
import { formatOf, TEXT, type ListColumn } from './list-column.js';

/** Names of entries that others refer to by their ids alone: by field, then by id. */
export type NamesByField = ReadonlyMap<string, ReadonlyMap<number, string>>;

/** An entry's value in a field; of another entry that it names, the value by which that one is shown. Pure. */
export function shownOf(
  entry: CatalogueEntry,
  { field, reference, choices }: CatalogueField,
  names?: NamesByField,
): CellValue {
  if (choices) return choices[String(entry[field])] ?? null;
  if (!reference) return (entry[field] ?? null) as CellValue;
  const known = names?.get(field);
  if (known) return known.get(Number(entry[field])) ?? null;
  const named = entry[field.replace(/_id$/, '')] as Record<string, unknown> | null | undefined;
  return (named?.[reference.by] ?? null) as CellValue;
}

/** A catalogue's fields as the columns of its list. */
export const catalogueColumns = (
  fields: readonly CatalogueField[],
  names?: NamesByField,
): ListColumn<CatalogueEntry>[] =>
  fields.map((field) => ({
    heading: field.heading,
    width: field.width,
    format: field.figure ? formatOf(field.figure) : TEXT,
    cell: (entry) => shownOf(entry, field, names),
  }));
