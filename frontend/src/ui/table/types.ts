import type { ReactNode } from 'react';
import type { RowMenuItem } from '../row-menu';

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface Column<Row> {
  /** Also the field that the server sorts by, unless `sortBy` says otherwise. */
  source: string;
  label: string;
  cell(row: Row): ReactNode;
  /** Numbers stand at the right. */
  numeric?: boolean;
  /** Another field to sort by; false for a column that can't be sorted. */
  sortBy?: string | false;
  /** Left out on narrow screens. */
  secondary?: boolean;
  width?: number | string | { xs: string; sm: string };
  /** Holds a control of its own: a click there does not open the row, and the next column is the keyboard's way. */
  control?: boolean;
  /** Left out where the table itself is narrower than this, in px: the menu beside it may be open or a rail. */
  hideBelow?: number;
}

export interface DataTableProps<Row extends { id: number | string }> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  /** The failure of the loading; shown with 'Tentar de novo'. */
  error?: string;
  onRetry: () => void;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** The rows are those of the page before, while the next one loads. */
  stale?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  onOpen?: (row: Row) => void;
  /** The address that a row opens, so that it can be opened in another tab. */
  hrefOf?: (row: Row) => string;
  rowMenu?: (row: Row) => readonly RowMenuItem[];
  /** Less room beside the cells' texts. */
  dense?: boolean;
  /** The look of what the cells hold, given once to all rows. */
  cellStyles?: Readonly<Record<string, object>>;
  /** Names a row, for its menu. */
  rowName: (row: Row) => string;
}
