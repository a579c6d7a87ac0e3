import { TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { texts } from '../../i18n';
import { VISUALLY_HIDDEN } from '../styles/visually-hidden';
import { secondaryCell } from './cell-styles';
import type { Column, Sort } from './types';

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
          title={texts.common.sortBy(column.label)}
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
export const HeadRow = <Row,>({ columns, sort, onSort, withMenu }: HeadRowProps<Row>) => (
  <TableHead>
    <TableRow>
      {columns.map((column) => (
        <HeadCell key={column.source} column={column} sort={sort} onSort={onSort} />
      ))}
      {withMenu && (
        <TableCell sx={{ width: 48 }}>
          <span style={VISUALLY_HIDDEN}>{texts.common.actions}</span>
        </TableCell>
      )}
    </TableRow>
  </TableHead>
);
