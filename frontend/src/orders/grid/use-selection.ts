import { useState } from 'react';
import type { GridColumn } from './core/column';
import type { GridRows } from './core/lines';
import { clampedSelection, only, type Point, type Selection, type Size } from './core/selection';

/** A cell by what it is, so that it stays the same one while rows come and go; its place is for when it is gone. */
interface NamedCell {
  part: number | undefined;
  column: string | undefined;
  place: Point;
}

/** The cells that are selected, by the rows and columns that there are. */
export const useSelection = (rows: GridRows, columns: readonly GridColumn[]) => {
  const [named, setNamed] = useState<{ active: NamedCell; head: NamedCell } | null>(null);
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
  const selection = named ? { active: placeOf(named.active), head: placeOf(named.head) } : start;
  return {
    size,
    /** Without the row for a new part. */
    filled: { ...size, rows: rows.parts.length },
    selection: clampedSelection(selection, size),
    select: ({ active, head }: Selection) => setNamed({ active: nameOf(active), head: nameOf(head) }),
  };
};

export type GridSelection = ReturnType<typeof useSelection>;
