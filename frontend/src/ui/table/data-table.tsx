import { Box, Table, TableBody, TableContainer } from '@mui/material';
import { ErrorState, TableSkeleton } from '../states';
import { DataRow } from './data-row';
import { HeadRow } from './head-row';
import type { DataTableProps } from './types';

/** Rows of 38 px under a head that stays in place, with the loading, empty and error states of the list. */
export const DataTable = <Row extends { id: number }>(props: DataTableProps<Row>) => {
  const { rows, columns, error } = props;
  if (error !== undefined) return <ErrorState message={error} onRetry={props.onRetry} />;
  if (rows?.length === 0) return <Box>{props.empty}</Box>;
  return (
    <TableContainer>
      <Table aria-label={props.label} stickyHeader>
        <HeadRow
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          withMenu={props.rowMenu !== undefined}
        />
        {rows === undefined ? (
          <TableSkeleton columns={columns.length + (props.rowMenu ? 1 : 0)} />
        ) : (
          <TableBody sx={{ opacity: props.stale ? 0.6 : 1, transition: 'opacity 120ms' }}>
            {rows.map((row) => (
              <DataRow key={row.id} row={row} {...props} />
            ))}
          </TableBody>
        )}
      </Table>
    </TableContainer>
  );
};
