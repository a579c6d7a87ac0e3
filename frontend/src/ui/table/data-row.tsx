import { Link, TableCell, TableRow } from '@mui/material';
import type { MouseEvent } from 'react';
import { texts } from '../../i18n';
import { RowMenu } from '../row-menu';
import { secondaryCell } from './cell-styles';
import type { DataTableProps } from './types';

/** A click anywhere opens the row, unless it ended a selection of text; the keyboard's way is the first cell. */
const openOnClick = (open: () => void) => (event: MouseEvent) => {
  if (event.defaultPrevented || window.getSelection()?.type === 'Range') return;
  open();
};

/** One record: the row opens it, the menu at its end holds the rest. */
export const DataRow = <Row extends { id: number }>(props: DataTableProps<Row> & { row: Row }) => {
  const { row, columns, onOpen, rowMenu } = props;
  return (
    <TableRow
      hover
      onClick={onOpen && openOnClick(() => onOpen(row))}
      sx={{ cursor: onOpen ? 'pointer' : undefined, '&:last-child td': { borderBottom: 0 } }}
    >
      {columns.map((column, index) => (
        <TableCell
          key={column.source}
          align={column.numeric ? 'right' : 'left'}
          sx={column.secondary ? secondaryCell : undefined}
        >
          {index === 0 && onOpen ? (
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="none"
              onClick={(event) => {
                event.preventDefault();
                onOpen(row);
              }}
              sx={{ fontSize: 'inherit', fontWeight: 500, textAlign: 'start', verticalAlign: 'baseline' }}
            >
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </TableCell>
      ))}
      {rowMenu && (
        <TableCell padding="none" align="center">
          <RowMenu label={texts.common.actionsOf(props.rowName(row))} items={rowMenu(row)} />
        </TableCell>
      )}
    </TableRow>
  );
};
