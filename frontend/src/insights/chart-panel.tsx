import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import {
  Box,
  Button,
  Link as TextLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { OrdersFilter } from '../api';
import { insights as words } from '../i18n';
import { Panel, VISUALLY_HIDDEN, Quiet } from '../ui';
import { listLink } from './link';

/** A cell of a chart's table: a text, or a link to the orders that it counts. */
export interface ChartCell {
  text: string;
  filter?: OrdersFilter;
}

export interface ChartTable {
  /** The first one names the rows. */
  head: readonly string[];
  rows: readonly { name: string; cells: readonly ChartCell[] }[];
}

const CellText = ({ text, filter }: ChartCell) =>
  filter ? (
    <TextLink component={Link} to={listLink(filter)} underline="hover" color="inherit">
      {text}
    </TextLink>
  ) : (
    text
  );

/** Four columns of amounts fit on a phone. */
const NARROW_CELLS = { '& .MuiTableCell-root': { paddingInline: { xs: 0.5, sm: 1.5 } } } as const;

interface AsTableProps {
  label: string;
  table: ChartTable;
  /** Without links what can't be seen takes no focus. */
  linked: boolean;
}

const AsTable = ({ label, table: { head, rows }, linked }: AsTableProps) => (
  <Table size="small" aria-label={label} sx={NARROW_CELLS}>
    <TableHead>
      <TableRow>
        {head.map((name, column) => (
          <TableCell key={name} align={column === 0 ? 'left' : 'right'}>
            {name}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ name, cells }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          {cells.map((cell, column) => (
            <TableCell key={head[column + 1]} align="right">
              {linked ? <CellText {...cell} /> : cell.text}
            </TableCell>
          ))}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

interface ChartPanelProps {
  title: string;
  hint: string;
  /** Above the chart: what it comes to. */
  summary?: ReactNode;
  table: ChartTable;
  children: ReactNode;
}

/** A chart with its table: the one that is not shown stays readable for screen readers. */
export const ChartPanel = ({ title, hint, summary, table, children }: ChartPanelProps) => {
  const [asTable, setAsTable] = useState(false);
  const toggle = (
    <Button
      size="small"
      startIcon={asTable ? <BarChartOutlined /> : <TableRowsOutlined />}
      onClick={() => setAsTable(!asTable)}
      sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {asTable ? words.asChart : words.asTable}
    </Button>
  );
  return (
    <Panel title={title} actions={toggle}>
      <Quiet variant="caption" component="p" sx={{ margin: 0, marginBottom: 1 }}>
        {hint}
      </Quiet>
      {summary}
      {asTable ? (
        <Box sx={{ overflowX: 'auto' }}>
          <AsTable label={title} table={table} linked />
        </Box>
      ) : (
        <>
          <Box aria-hidden sx={{ position: 'relative', height: 220 }}>
            {children}
          </Box>
          <Box sx={{ position: 'relative' }}>
            <Box sx={VISUALLY_HIDDEN}>
              <AsTable label={title} table={table} linked={false} />
            </Box>
          </Box>
        </>
      )}
    </Panel>
  );
};
