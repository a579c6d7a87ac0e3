import { Box, Table, TableBody, TableContainer } from '@mui/material';
import { useDeferredValue } from 'react';
import { ErrorState, TableSkeleton } from '../feedback/states';
import { bodyStyles, columnsThatGiveWay, denseCells } from './cell-styles';
import { DataRow } from './data-row';
import { HeadRow } from './head-row';
import type { DataTableProps } from './types';

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
