import type { GridColumn } from '../core/column';

/** A column and where it stands. */
export interface PlacedColumn {
  column: GridColumn;
  /** px from the left edge of all columns, and of the window for a frozen one. */
  left: number;
  frozen: boolean;
}

export interface Placement {
  columns: readonly PlacedColumn[];
  /** How many of them are frozen: the first ones. */
  frozenCount: number;
  width: number;
  /** px that the frozen columns cover. */
  frozenWidth: number;
}

/** The columns that scroll and are drawn: from the first up to and without the end; and the room of those before them. */
export interface DrawnColumns {
  first: number;
  end: number;
  /** px between the frozen columns and the first one that is drawn */
  before: number;
}

/**
 * Where each column stands.
 * @param room px that frozen columns may cover; those that have no room in it scroll with the others
 */
export const placed = (columns: readonly GridColumn[], room: number): Placement => {
  const all: PlacedColumn[] = [];
  let left = 0;
  let frozenWidth = 0;
  for (const column of columns) {
    const frozen = column.frozen === true && left === frozenWidth && left + column.width <= room;
    all.push({ column, left, frozen });
    left += column.width;
    if (frozen) frozenWidth = left;
  }
  return { columns: all, frozenCount: all.filter(({ frozen }) => frozen).length, width: left, frozenWidth };
};

/**
 * The columns between two places, beside the frozen ones.
 * @param from px from the left edge of all columns
 * @param to px from it
 */
export const drawnColumns = (
  { columns, frozenCount, frozenWidth }: Placement,
  from: number,
  to: number,
): DrawnColumns => {
  const drawn = columns
    .slice(frozenCount)
    .filter(({ left, column }) => left < to && left + column.width > from);
  const at = drawn[0] ? columns.indexOf(drawn[0]) : frozenCount;
  return { first: at, end: at + drawn.length, before: (drawn[0]?.left ?? frozenWidth) - frozenWidth };
};
