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
  width: number;
  /** px that the frozen columns cover. */
  frozenWidth: number;
}

/** Where each column stands; on a narrow screen nothing is frozen, for it would cover the cells. */
export const placed = (columns: readonly GridColumn[], freezes: boolean): Placement => {
  const all: PlacedColumn[] = [];
  let left = 0;
  let frozenWidth = 0;
  for (const column of columns) {
    const frozen = freezes && column.frozen === true;
    all.push({ column, left, frozen });
    left += column.width;
    if (frozen) frozenWidth = left;
  }
  return { columns: all, width: left, frozenWidth };
};
