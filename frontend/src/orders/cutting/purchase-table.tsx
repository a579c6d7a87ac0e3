import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { download } from '../../api';
import { texts } from '../../i18n';
import {
  ExportButton,
  FigureMeasure,
  formatFigure,
  formatNumber,
  Panel,
  useAttempt,
  useBusy,
} from '../../ui';
import { NARROW } from './parts-table';
import type { Cutting } from './types';

const text = texts.orders.cutting;

const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const strong = { '& td, & th': { fontWeight: 700 } } as const;

/** The plan as a PDF with the list of what to buy, and that list for Excel; by their addresses. */
export const PlanFiles = ({ pdf, list }: { pdf: string; list: string }) => {
  const [busy, run] = useBusy();
  const attempt = useAttempt();
  return (
    <>
      <ExportButton path={list} />
      <Button
        size="small"
        startIcon={<PictureAsPdfOutlined fontSize="small" />}
        loading={busy}
        onClick={() => void run(() => attempt(() => download(pdf), text.printFailed))}
      >
        {text.print}
      </Button>
    </>
  );
};

/** Sheets or bars of one entry. */
interface PurchaseRow {
  key: string;
  name: string;
  group: string;
  count: number;
  weight: number;
  value: number | null;
  /** Stands before it. */
  mark?: ReactNode;
}

interface PurchaseTableProps {
  rows: readonly PurchaseRow[];
  sums: NonNullable<Cutting['sums']>;
  files: ReactNode;
  /** Of which day the money is. */
  pricesOf: string;
}

/** What is bought for a plan, and how all that it takes is shared out to pieces, remnants and scrap. */
export const PurchaseTable = ({ rows, sums, files, pricesOf }: PurchaseTableProps) => {
  const costs = sums.bought.value !== null;
  const marked = rows.some(({ mark }) => mark !== undefined);
  const lines = [...(sums.own.weight > 0 ? (['own'] as const) : []), ...(['used', 'kept', 'scrap'] as const)];
  const figures = ({ weight, value }: { weight: number; value: number | null }) => (
    <>
      <TableCell align="right" sx={costs ? roomOnly : undefined}>
        <FigureMeasure figure="net_weight" value={weight} />
      </TableCell>
      {costs && (
        <TableCell align="right">
          <FigureMeasure figure="total" value={value} />
        </TableCell>
      )}
    </>
  );
  return (
    <Panel title={text.purchases} flush actions={files}>
      <TableContainer>
        <Table size="small" aria-label={text.purchases} sx={NARROW}>
          <TableHead>
            <TableRow>
              {marked && <TableCell>{text.isBought}</TableCell>}
              <TableCell>{text.item}</TableCell>
              <TableCell sx={roomOnly}>{text.group}</TableCell>
              <TableCell align="right">{text.count}</TableCell>
              <TableCell align="right" sx={costs ? roomOnly : undefined}>
                {text.weight}
              </TableCell>
              {costs && <TableCell align="right">{text.value}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>
                {marked && <TableCell>{row.mark}</TableCell>}
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.name}</TableCell>
                <TableCell sx={roomOnly}>{row.group}</TableCell>
                <TableCell align="right">{formatNumber(row.count, 0)}</TableCell>
                {figures(row)}
              </TableRow>
            ))}
            <TableRow sx={strong}>
              <TableCell component="th" scope="row" colSpan={marked ? 3 : 2}>
                {text.bought}
              </TableCell>
              <TableCell sx={roomOnly} />
              {figures(sums.bought)}
            </TableRow>
            {lines.map((line) => (
              <TableRow key={line}>
                <TableCell
                  component="th"
                  scope="row"
                  colSpan={marked ? 3 : 2}
                  sx={{ paddingInlineStart: line === 'own' ? undefined : 4 }}
                >
                  {text[line]}
                </TableCell>
                <TableCell sx={roomOnly} />
                {figures(sums[line])}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', padding: '8px 16px' }}>
        {text.utilisation(formatFigure('loss', sums.utilisation))}. {costs && pricesOf}
        {sums.scrap.weight < 0 && ` ${text.heavierThanCut}`}
      </Typography>
    </Panel>
  );
};
