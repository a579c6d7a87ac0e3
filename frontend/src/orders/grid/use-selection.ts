import { useState } from 'react';
import type { GridColumn } from './core/column';
import type { GridRows } from './core/lines';
import {
  clampedSelection,
  type Corners,
  only,
  type Point,
  type Selection,
  type Size,
} from './core/selection';

/** A cell by what it is, so that it stays the same one while rows come and go; its place is for when it is gone. */
interface NamedCell {
  part: number | undefined;
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
}

/** The cells that are selected, by the rows and columns that there are. */
export const useSelection = (rows: GridRows, columns: readonly GridColumn[]) => {
  const [named, setNamed] = useState<NamedSelection | null>(null);
  const size: Size = { rows: rows.parts.length + (rows.next ? 1 : 0), columns: columns.length };

  const nameOf = (place: Point): NamedCell => ({
    part: rows.parts[place.row]?.id,
    column: columns[place.column]?.key,
    place,
  });
  const placeOf = ({ part, column, place }: NamedCell): Point => {
    const row = part === undefined ? undefined : rows.rowOf.get(part);
    const at = columns.findIndex(({ key }) => key === column);
    return { row: row ?? place.row, column: at < 0 ? place.column : at };
  };

  // The name is what an estimator begins with.
  const start = only({
    row: 0,
    column: Math.max(
      0,
      columns.findIndex(({ key }) => key === 'title'),
    ),
  });
  const cornersOf = ({ active, head }: NamedCorners): Corners => ({
    active: placeOf(active),
    head: placeOf(head),
  });
  const namesOf = ({ active, head }: Corners): NamedCorners => ({
    active: nameOf(active),
    head: nameOf(head),
  });
  const selection: Selection = named
    ? { ...cornersOf(named), others: named.others.map(cornersOf), adding: named.adding }
    : start;
  return {
    size,
    /** Without the row for a new part. */
    filled: { ...size, rows: rows.parts.length },
    selection: clampedSelection(selection, size),
    select: (next: Selection) =>
      setNamed({
        ...namesOf(next),
        others: (next.others ?? []).map(namesOf),
        adding: next.adding === true,
      }),
  };
};

export type GridSelection = ReturnType<typeof useSelection>;
