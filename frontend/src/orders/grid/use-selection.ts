import { useMemo, useState, useSyncExternalStore } from 'react';
import type { GridColumn } from './core/column';
import type { GridRows } from './core/rows';
import {
  clampedSelection,
  type Corners,
  only,
  type Point,
  type Selection,
  type Size,
} from './core/selection';
import type { CellSaves } from './saving/cell-saves';
import { Stored } from './stored';

/** A cell by what it is, so that it stays the same one while rows come and go; its place is for when it is gone. */
interface NamedCell {
  row: string | undefined;
  column: string | undefined;
  place: Point;
}

interface NamedCorners {
  active: NamedCell;
  head: NamedCell;
}

interface NamedSelection extends NamedCorners {
  others: readonly NamedCorners[];
  adding: boolean;
  viewStays: boolean;
}

/** How cells are named among these rows and columns. */
const namesAmong = (
  rows: GridRows,
  columns: readonly GridColumn[],
  saves: Pick<CellSaves, 'newRows' | 'nextKey'>,
) => {
  /** Rows that were added since these were made: they come behind the last one. */
  const coming = (): string[] =>
    rows.next
      ? [...saves.newRows().map(({ key }) => key), saves.nextKey()].filter((key) => !rows.placeOf.has(key))
      : [];
  const keyAt = (row: number): string | undefined =>
    rows.parts[row]?.key ?? [rows.next?.key, ...coming()][row - rows.parts.length];
  const nameOf = (place: Point): NamedCell => ({
    row: keyAt(place.row),
    column: columns[place.column]?.key,
    place,
  });
  const placeOf = ({ row, column, place }: NamedCell): Point => {
    const at = columns.findIndex(({ key }) => key === column);
    return {
      row: (row === undefined ? undefined : rows.placeOf.get(row)) ?? place.row,
      column: at < 0 ? place.column : at,
    };
  };
  return {
    coming,
    cornersOf: ({ active, head }: NamedCorners): Corners => ({
      active: placeOf(active),
      head: placeOf(head),
    }),
    namesOf: ({ active, head }: Corners): NamedCorners => ({ active: nameOf(active), head: nameOf(head) }),
  };
};

/**
 * The cells that are selected, by the rows and columns that there are. A selection draws what reads it (`useSelected`), and
 * not the grid; what keys and the mouse do asks for it when they do it.
 */
export const useSelection = (
  rows: GridRows,
  columns: readonly GridColumn[],
  saves: Pick<CellSaves, 'newRows' | 'nextKey'>,
) => {
  const [stored] = useState(() => new Stored<NamedSelection | null>(null));
  const size: Size = { rows: rows.parts.length + (rows.next ? 1 : 0), columns: columns.length };
  const { coming, cornersOf, namesOf } = namesAmong(rows, columns, saves);
  // The name is what an estimator begins with.
  const title = columns.findIndex(({ key }) => key === 'title');
  const start = only({ row: 0, column: Math.max(0, title) });
  const selectionOf = (named: NamedSelection | null): Selection =>
    clampedSelection(
      named ? { ...named, ...cornersOf(named), others: named.others.map(cornersOf) } : start,
      size,
    );
  return {
    size,
    /** With what was added by the key that is being handled. */
    grown: (): Size => ({ ...size, rows: size.rows + coming().length }),
    /** Without the row for a new part. */
    filled: { ...size, rows: rows.parts.length },
    subscribe: stored.subscribe,
    named: stored.current,
    selectionOf,
    /** Reads what is selected now. */
    selection: () => selectionOf(stored.current()),
    select: (next: Selection) =>
      stored.set({
        ...namesOf(next),
        others: (next.others ?? []).map(namesOf),
        adding: next.adding === true,
        viewStays: next.viewStays === true,
      }),
  };
};

export type GridSelection = ReturnType<typeof useSelection>;

type Subscribed = Pick<GridSelection, 'subscribe' | 'named' | 'selectionOf'>;

/** The selection, drawn anew whenever it changes. */
export const useSelected = ({ subscribe, named, selectionOf }: Subscribed): Selection => {
  const now = useSyncExternalStore(subscribe, named);
  return useMemo(() => selectionOf(now), [now, selectionOf]);
};

/** A fact of the selection that a component needs, drawn anew only where it differs. @param of makes a text or a number */
export const useOfSelection = <Known extends string | number>(
  { subscribe, named, selectionOf }: Subscribed,
  of: (selection: Selection) => Known,
): Known => useSyncExternalStore(subscribe, () => of(selectionOf(named())));
