import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../../i18n';
import {
  DownloadButton,
  type Column,
  Clamped,
  DataTable,
  ExportButton,
  FigureMeasure,
  formatFigure,
  formatNumber,
  Panel,
} from '../../ui';
import type { Cutting } from './types';

const text = texts.orders.cutting;

const pdfIcon = <PictureAsPdfOutlined fontSize="small" />;

/** The plan as a PDF with the list of what to buy, that list for Excel, and labels of remnants; by their addresses. */
export const PlanFiles = ({ pdf, list, labels }: { pdf: string; list: string; labels?: string | false }) => (
  <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'end', gap: 1, paddingBlock: 0.5 }}>
    <ExportButton path={list} />
    {labels && (
      <DownloadButton path={labels} failed={text.printFailed} startIcon={pdfIcon}>
        {text.remnantLabels}
      </DownloadButton>
    )}
    <DownloadButton path={pdf} failed={text.printFailed} startIcon={pdfIcon}>
      {text.print}
    </DownloadButton>
  </Stack>
);

/** Sheets or bars of one entry, or a sum of several. */
export interface PurchaseRow {
  id: number | string;
  name: ReactNode;
  group: string;
  count: number | null;
  weight: number;
  value: number | null;
  /** Stands before it. */
  mark?: ReactNode;
}

const markColumn: Column<PurchaseRow> = {
  source: 'mark',
  label: text.isBought,
  cell: ({ mark }) => mark,
};

interface PurchaseColumns {
  /** Whether money is shown. */
  costs: boolean;
  marked: boolean;
  /** Whether others follow: a phone has room for these or for those. */
  followed?: boolean;
}

export const purchaseColumns = ({
  costs,
  marked,
  followed = false,
}: PurchaseColumns): Column<PurchaseRow>[] => [
  ...(marked ? [markColumn] : []),
  { source: 'name', label: text.item, cell: ({ name }) => name },
  { source: 'group', label: text.group, secondary: true, cell: ({ group }) => <Clamped text={group} /> },
  {
    source: 'count',
    label: text.count,
    numeric: true,
    cell: ({ count }) => count !== null && formatNumber(count, 0),
  },
  {
    source: 'weight',
    label: text.weight,
    numeric: true,
    secondary: costs || followed,
    cell: ({ weight }) => <FigureMeasure figure="net_weight" value={weight} />,
  },
  ...(costs
    ? [
        {
          source: 'value',
          label: text.value,
          numeric: true,
          secondary: followed,
          cell: ({ value }: PurchaseRow) => <FigureMeasure figure="total" value={value} />,
        },
      ]
    : []),
];

interface PurchaseTableProps {
  rows: readonly PurchaseRow[];
  sums: NonNullable<Cutting['sums']>;
  files: ReactNode;
  /** Of which day the money is. */
  pricesOf: string;
}

/** Shows the purchases for a plan, and how all that it takes is shared out to pieces, remnants and scrap. */
export const PurchaseTable = ({ rows, sums, files, pricesOf }: PurchaseTableProps) => {
  const costs = sums.bought.value !== null;
  const sumRow = (line: 'bought' | 'own' | 'used' | 'kept' | 'scrap'): PurchaseRow => ({
    id: line,
    name: <Box sx={line === 'bought' ? { fontWeight: 700 } : { paddingInlineStart: 2 }}>{text[line]}</Box>,
    group: '',
    count: null,
    ...sums[line],
  });
  const own = sums.own.weight > 0 ? [sumRow('own')] : [];
  return (
    <Panel title={text.purchases} flush actions={files}>
      <DataTable
        label={text.purchases}
        dense
        columns={purchaseColumns({ costs, marked: rows.some(({ mark }) => mark !== undefined) })}
        rows={[...rows, sumRow('bought'), ...own, sumRow('used'), sumRow('kept'), sumRow('scrap')]}
      />
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', padding: '8px 16px' }}>
        {text.utilisation(formatFigure('loss', sums.utilisation))}. {costs && pricesOf}
        {sums.scrap.weight < 0 && ` ${text.heavierThanCut}`}
      </Typography>
    </Panel>
  );
};
