import { Box, type SxProps, TableBody, TableCell, TableRow, Tooltip } from '@mui/material';
import type { FigureName } from '@forja/figures';
import type { ReactNode } from 'react';
import { texts } from '../../i18n';
import { FigureMeasure, FiguresTable, formatNumber } from '../../ui';
import type { Order, QuantityBreak } from '../data/types';

const text = texts.orders.breaks;

type Figures = NonNullable<QuantityBreak['figures']>;

interface Column {
  of: keyof Figures;
  figure: FigureName;
  label: string;
  /** The width from which there is room for it. */
  from?: 'sm' | 'md';
}

const COLUMNS: readonly Column[] = [
  { of: 'unit_price', figure: 'final_value', label: text.unitPrice, from: 'sm' },
  { of: 'total', figure: 'final_value', label: text.total },
  { of: 'ipi', figure: 'total_ipi_value', label: text.ipi, from: 'sm' },
  { of: 'reform', figure: 'total', label: text.reform, from: 'sm' },
  { of: 'gross_weight', figure: 'gross_weight', label: text.grossWeight, from: 'md' },
  { of: 'net_weight', figure: 'net_weight', label: text.netWeight, from: 'sm' },
];

/** CBS and IBS have a column where any come on top. */
const columnsOf = (breaks: readonly QuantityBreak[]): readonly Column[] =>
  hasReform(breaks) ? COLUMNS : COLUMNS.filter(({ of }) => of !== 'reform');

const hasReform = (breaks: readonly QuantityBreak[]): boolean =>
  breaks.some(({ figures }) => (figures?.reform ?? 0) !== 0);

/** The taxes that come on top of these prices, and the charges that are in none of them. */
export const explanationOf = ({ totals }: Order): string =>
  totals.reform === 0 ? text.explanation : text.explanationWithReform;

const roomOf = ({ from }: Column): SxProps => (from ? { display: { xs: 'none', [from]: 'table-cell' } } : {});

/** A phone has no room for all columns: what they hold stands below the quantity and the total. */
const Below = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: { xs: 'block', sm: 'none' },
      typography: 'note',
      color: 'text.secondary',
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);

const BelowTotal = ({ figures }: { figures: Figures }) => (
  <Below>
    {text.ipi} <FigureMeasure figure="total_ipi_value" value={figures.ipi} />
    <br />
    {(figures.reform ?? 0) !== 0 && (
      <>
        {text.reform} <FigureMeasure figure="total" value={figures.reform} />
        <br />
      </>
    )}
    <FigureMeasure figure="net_weight" value={figures.net_weight} />
  </Below>
);

const Quantity = ({ row, whole }: { row: QuantityBreak; whole: boolean }) => (
  <>
    {formatNumber(row.quantity, 0)}
    {whole && ' ×'}
    {row.locked && (
      <Tooltip describeChild title={text.lockedHint}>
        <Box
          component="span"
          tabIndex={0}
          sx={{ marginInlineStart: 1, typography: 'note', color: 'text.secondary' }}
        >
          {text.locked}
        </Box>
      </Tooltip>
    )}
    {row.figures && (
      <Below>
        <FigureMeasure figure="final_value" value={row.figures.unit_price} /> {text.each}
      </Below>
    )}
  </>
);

interface BreaksTableProps {
  /** The whole quote, or one of its sets. */
  name: string;
  /** Of the whole quote: the quantities are multiples of it. */
  whole: boolean;
  breaks: readonly QuantityBreak[];
}

const CELLS: SxProps = {
  '& td, & th': { paddingInline: { xs: 1.5, sm: 2 }, paddingBlock: { xs: 0.75, sm: 0 } },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};

/** Side by side what the quantities come to. Every figure is the server's. */
export const BreaksTable = ({ name, whole, breaks }: BreaksTableProps) => {
  const columns = columnsOf(breaks);
  return (
    <FiguresTable
      size="small"
      aria-label={`${text.of} ${name}`}
      heads={[text.quantity, ...columns.map((column) => ({ label: column.label, sx: roomOf(column) }))]}
      sx={CELLS}
    >
      <TableBody>
        {breaks.map((row) => (
          <TableRow key={row.quantity}>
            <TableCell component="th" scope="row">
              <Quantity row={row} whole={whole} />
            </TableCell>
            {row.figures ? (
              columns.map((column) => (
                <TableCell key={column.of} align="right" sx={roomOf(column)}>
                  <FigureMeasure figure={column.figure} value={row.figures?.[column.of]} />
                  {row.figures && column.of === 'total' && <BelowTotal figures={row.figures} />}
                </TableCell>
              ))
            ) : (
              <TableCell colSpan={columns.length} align="right" sx={{ color: 'text.secondary' }}>
                {text.tooLarge}
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </FiguresTable>
  );
};
