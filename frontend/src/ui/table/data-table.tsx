import {
  Box,
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  type Theme,
} from '@mui/material';
import { memo, type MouseEvent, type ReactNode, useDeferredValue } from 'react';
import { underBase } from '../../api';
import { texts } from '../../i18n';
import { ErrorState, TableSkeleton } from '../feedback/states';
import { RowMenu, type RowMenuItem } from '../row-menu';
import { VISUALLY_HIDDEN } from '../visually-hidden';

/** A column that narrow screens do without. */
const secondaryCell = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** Cells with less room at their sides, for a table with many columns. */
const denseCells = {
  '& tr > :nth-of-type(n)': { paddingInline: '5px' },
  '& tr > td:nth-of-type(n)': { paddingBlock: '2px' },
  '& tr > :first-of-type': { paddingInlineStart: '12px' },
  '& tr > :last-of-type:not([data-menu])': { paddingInlineEnd: '12px' },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
} as const;

/** The rules of the columns that give way where the table around them is narrow (see `hideBelow`). */
const columnsThatGiveWay = (columns: readonly { hideBelow?: number }[]): Record<string, object> =>
  Object.fromEntries(
    columns.flatMap(({ hideBelow }, index) =>
      hideBelow === undefined
        ? []
        : [
            [
              `& tr > :nth-of-type(${index + 1})`,
              { [`@container (max-width: ${hideBelow - 0.05}px)`]: { display: 'none' } },
            ],
          ],
    ),
  );

/**
 * The look of all body rows, given once to the body: a list redraws hundreds of cells at a keystroke, and plain
 * elements cost a tenth of a component each.
 */
const bodyStyles = {
  '& > tr:hover': { backgroundColor: 'action.hover' },
  '& > tr[data-opens]': { cursor: 'pointer' },
  '& > tr > td': {
    height: 38,
    padding: '4px 12px',
    borderBottom: 1,
    borderColor: 'divider',
    typography: 'small',
    lineHeight: 1.43,
    textAlign: 'start',
  },
  '& > tr:last-child > td': { borderBottom: 0 },
  '& > tr > td[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& > tr > td[data-secondary]': secondaryCell,
  '& > tr > td[data-menu]': { padding: 0, textAlign: 'center' },
  '& > tr > td > [data-open]': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 0.5,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:focus-visible': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main', outlineOffset: 2 },
  },
} satisfies SxProps<Theme>;

export interface Sort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface Column<Row> {
  /** Also the field that the server sorts by, unless `sortBy` says otherwise. */
  source: string;
  label: string;
  /** Says in the head, under the pointer, what the label leaves out. */
  hint?: string;
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
  onRetry?: () => void;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
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
  /** Names a row, for its menu; else its id does. */
  rowName?: (row: Row) => string;
}

/** How a row is opened: here, and, where it has an address, in another tab. */
interface Opening {
  open: () => void;
  href: string | undefined;
}

/** Ctrl, Cmd or Shift ask the browser for another tab or window, as the middle button does. */
const asksForTab = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || button === 1;

const MIDDLE = 1;

/** A click anywhere in the row opens it, unless it ended a selection of text. */
const openedByRow = ({ open, href }: Opening) => ({
  onClick: (event: MouseEvent) => {
    if (event.defaultPrevented || window.getSelection()?.type === 'Range') return;
    if (href !== undefined && asksForTab(event)) window.open(underBase(href), '_blank', 'noopener');
    else open();
  },
  onAuxClick: (event: MouseEvent) => {
    if (href !== undefined && event.button === MIDDLE) window.open(underBase(href), '_blank', 'noopener');
  },
});

/** The first cell is the keyboard's way; as a link it leaves other tabs to the browser. */
const OpenCell = ({ opening, children }: { opening: Opening; children: ReactNode }) => {
  const { open, href } = opening;
  if (href === undefined) {
    return (
      <button
        type="button"
        data-open
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
      >
        {children}
      </button>
    );
  }
  return (
    <a
      href={underBase(href)}
      data-open
      draggable={false}
      onAuxClick={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        if (asksForTab(event)) return;
        event.preventDefault();
        open();
      }}
    >
      {children}
    </a>
  );
};

type DataRowProps<Row extends { id: number | string }> = Pick<
  DataTableProps<Row>,
  'columns' | 'onOpen' | 'hrefOf' | 'rowMenu' | 'rowName'
> & { row: Row };

const stopsHere = (event: MouseEvent) => event.stopPropagation();

/** One record: the row opens it, the menu at its end holds the rest. Its look comes from the body (cell-styles). */
const PlainDataRow = <Row extends { id: number | string }>({
  row,
  columns,
  onOpen,
  hrefOf,
  rowMenu,
  rowName,
}: DataRowProps<Row>) => {
  const opening: Opening | undefined = onOpen && { open: () => onOpen(row), href: hrefOf?.(row) };
  const opener = columns.findIndex(({ control }) => !control);
  return (
    <tr data-opens={opening && ''} {...(opening && openedByRow(opening))}>
      {columns.map((column, index) => (
        <td
          key={column.source}
          data-numeric={column.numeric ? '' : undefined}
          data-secondary={column.secondary ? '' : undefined}
          onClick={column.control ? stopsHere : undefined}
        >
          {index === opener && opening ? (
            <OpenCell opening={opening}>{column.cell(row)}</OpenCell>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {rowMenu && (
        <td data-menu>
          <RowMenu label={texts.common.actionsOf(rowName?.(row) ?? String(row.id))} items={rowMenu(row)} />
        </td>
      )}
    </tr>
  );
};

/** Drawn again only when something of its own changed. */
const DataRow = memo(PlainDataRow) as typeof PlainDataRow;

interface HeadRowProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  withMenu: boolean;
}

const HeadCell = <Row,>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<HeadRowProps<Row>, 'sort' | 'onSort'>) => {
  const field = column.sortBy === false ? null : (column.sortBy ?? column.source);
  const active = field !== null && sort?.field === field;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  return (
    <TableCell
      align={column.numeric ? 'right' : 'left'}
      sortDirection={active ? direction : false}
      sx={{ width: column.width, ...(column.secondary && secondaryCell) }}
    >
      {field !== null && onSort ? (
        <TableSortLabel
          active={active}
          direction={direction}
          title={texts.common.sortBy(column.hint ?? column.label)}
          onClick={() => onSort({ field, order: active && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {column.label}
        </TableSortLabel>
      ) : column.control ? (
        <span style={VISUALLY_HIDDEN}>{column.label}</span>
      ) : (
        column.label
      )}
    </TableCell>
  );
};

/** The head: a column that can be sorted is a button, and says which way it is sorted. */
const HeadRow = <Row,>({ columns, sort, onSort, withMenu }: HeadRowProps<Row>) => (
  <TableHead>
    <TableRow>
      {columns.map((column) => (
        <HeadCell key={column.source} column={column} sort={sort} onSort={onSort} />
      ))}
      {withMenu && (
        <TableCell data-menu sx={{ width: 48 }}>
          <span style={VISUALLY_HIDDEN}>{texts.common.actions}</span>
        </TableCell>
      )}
    </TableRow>
  </TableHead>
);

/** As many rows as a screen shows at once. */
const SCREENFUL = 24;

/**
 * The rows that can be seen at once, and the rest right after them: typing is answered before rows are drawn that one
 * has to scroll to.
 */
const useTopFirst = <Row,>(rows: readonly Row[] | undefined): readonly Row[] | undefined =>
  useDeferredValue(rows) === rows ? rows : rows?.slice(0, SCREENFUL);

/** Rows of 38 px under a head that stays in place, with the loading, empty and error states of the list. */
export const DataTable = <Row extends { id: number | string }>(props: DataTableProps<Row>) => {
  const { rows, columns, error } = props;
  const shown = useTopFirst(rows);
  if (error !== undefined) return <ErrorState message={error} onRetry={props.onRetry} />;
  if (rows?.length === 0) return <Box>{props.empty}</Box>;
  return (
    <TableContainer sx={{ containerType: 'inline-size' }}>
      <Table
        aria-label={props.label}
        stickyHeader
        sx={{ ...(props.dense && denseCells), ...columnsThatGiveWay(columns) }}
      >
        <HeadRow
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          withMenu={props.rowMenu !== undefined}
        />
        {rows === undefined ? (
          <TableSkeleton columns={columns.length + (props.rowMenu ? 1 : 0)} />
        ) : (
          <TableBody
            sx={{
              ...bodyStyles,
              ...props.cellStyles,
              opacity: props.stale ? 0.6 : 1,
              transition: 'opacity 120ms',
            }}
          >
            {shown?.map((row) => (
              <DataRow
                key={row.id}
                row={row}
                columns={columns}
                onOpen={props.onOpen}
                hrefOf={props.hrefOf}
                rowMenu={props.rowMenu}
                rowName={props.rowName}
              />
            ))}
          </TableBody>
        )}
      </Table>
    </TableContainer>
  );
};
