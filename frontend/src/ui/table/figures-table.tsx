import {
  Table,
  TableCell,
  type TableCellProps,
  TableContainer,
  TableHead,
  type TableProps,
  TableRow,
} from '@mui/material';

interface Head extends TableCellProps {
  label: string;
}

interface FiguresTableProps extends TableProps {
  /** The first one names the rows; the others stand above their figures, to the right. */
  heads: readonly (string | Head)[];
}

/** A table of figures; on a phone it scrolls sideways where it is wider. */
export const FiguresTable = ({ heads, children, ...table }: FiguresTableProps) => (
  <TableContainer>
    <Table {...table}>
      <TableHead>
        <TableRow>
          {heads.map((head, column) => {
            const { label, ...cell } = typeof head === 'string' ? { label: head } : head;
            return (
              <TableCell key={label} align={column === 0 ? 'left' : 'right'} {...cell}>
                {label}
              </TableCell>
            );
          })}
        </TableRow>
      </TableHead>
      {children}
    </Table>
  </TableContainer>
);
