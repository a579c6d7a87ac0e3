import type { Part } from '../../data/types';
import type { Catalogues, GridColumn } from './column';

/** How the rows of the grid are sorted, and which of them are shown: a view, which changes nothing of the order. */
export interface RowView {
  sort: { column: string; descending: boolean } | null;
  /** The texts that the cells of a column may show, by the column's key. */
  filters: Readonly<Record<string, readonly string[]>>;
}

export const ALL_ROWS: RowView = { sort: null, filters: {} };

/** The places of parts by id; of those that are not shown, -1. */
export type ShownRows = ReadonlyMap<number, number>;

const compared = (one: Part, other: Part, column: GridColumn, catalogues: Catalogues): number => {
  const [a, b] = [column.value?.(one) ?? null, column.value?.(other) ?? null];
  if (a !== null && b !== null) return a - b;
  return column
    .show(one, catalogues)
    .localeCompare(column.show(other, catalogues), 'pt-BR', { numeric: true });
};

/**
 * Which parts a view shows, and in which order, as they are at this moment: cells that are typed into later move no row.
 * Empty cells stand last, whatever the direction.
 */
export const rowsInView = (
  parts: readonly Part[],
  { sort, filters }: RowView,
  columns: readonly GridColumn[],
  catalogues: Catalogues,
): ShownRows => {
  const column = columns.find(({ key }) => key === sort?.column);
  const passes = (part: Part) =>
    columns.every(({ key, show }) => filters[key]?.includes(show(part, catalogues)) !== false);
  const shown = parts.filter(passes);
  const isEmpty = (part: Part) => column?.show(part, catalogues) === '';
  if (column)
    shown.sort(
      (one, other) =>
        Number(isEmpty(one)) - Number(isEmpty(other)) ||
        compared(one, other, column, catalogues) * (sort?.descending ? -1 : 1),
    );
  const places = new Map(shown.map(({ id }, place) => [id, place]));
  return new Map(parts.map(({ id }) => [id, places.get(id) ?? -1]));
};

/** The texts that the cells of a column show, each once, in their order. */
export const textsOf = (parts: readonly Part[], column: GridColumn, catalogues: Catalogues): string[] => [
  ...new Set(
    parts
      .toSorted((one, other) => compared(one, other, column, catalogues))
      .map((part) => column.show(part, catalogues)),
  ),
];
