import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, TableBody, TableCell, TableFooter, TableRow, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { texts } from '../../../i18n';
import {
  EmptyState,
  FigureCell,
  FigureMeasure,
  FiguresTable,
  formatMoney,
  inGrams,
  Panel,
} from '../../../ui';
import type { OrderSet, SetTotals, ValuesLine } from '../../data/types';
import { useOpenOrder } from '../../data/open-order';

const text = texts.orders.values;

/** A phone shows quantity and total value alone, without scrolling sideways; the rest stands in the totals and the part. */
const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

const HEADS = [
  text.part,
  { label: text.unitValue, sx: roomOnly },
  text.quantity,
  text.totalValue,
  { label: text.grossWeight, sx: roomOnly },
  { label: text.netWeight, sx: roomOnly },
];

const Below = ({ children }: { children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'block', typography: 'note', fontWeight: 400, color: 'text.secondary' }}
  >
    {children}
  </Box>
);

interface WeightProps {
  figure: 'gross_weight' | 'net_weight';
  value: number;
  sum: boolean;
}

/** A part's weight below 1 kg also in g, since two decimals of a kg show little of it; sums stand in KG. */
const Weight = ({ figure, value, sum }: WeightProps) => {
  const grams = sum ? undefined : inGrams(value);
  return (
    <>
      <FigureMeasure figure={figure} value={value} unitText={sum ? text.weightUnit : undefined} />
      {grams !== undefined && <Below>{grams}</Below>}
    </>
  );
};

interface FiguresProps {
  line: ValuesLine;
  sums?: boolean;
  /** Of a set: its price and how many there are. */
  ofSet?: boolean;
}

/** The five figures of a line, of a set, or of the whole; sums of weights stand in KG. */
const Figures = ({ line, sums = false, ofSet = false }: FiguresProps) => (
  <>
    <TableCell align="right" sx={roomOnly}>
      <FigureMeasure figure="unit_value" value={line.unit_value} />
      {ofSet && <Below>{text.perSet}</Below>}
    </TableCell>
    <TableCell align="right">
      <FigureMeasure figure="quantity" value={line.quantity} />
      {ofSet && <Below>{text.sets(line.quantity)}</Below>}
    </TableCell>
    <FigureCell figure="final_value" value={line.total_value} />
    <TableCell align="right" sx={roomOnly}>
      <Weight figure="gross_weight" value={line.gross_weight} sum={sums} />
    </TableCell>
    <TableCell align="right" sx={roomOnly}>
      <Weight figure="net_weight" value={line.net_weight} sum={sums} />
    </TableCell>
  </>
);

interface SetRowsProps {
  set: OrderSet;
  totals: SetTotals;
}

/** A set as a line: the price of one, how many, and what all of them come to. */
const lineOfSet = ({ unit, quantity, final_value, gross_weight, net_weight }: SetTotals): ValuesLine => ({
  unit_value: unit.final_value,
  quantity,
  total_value: final_value,
  gross_weight,
  net_weight,
});

/** A set's name with its price, and below it a line for each part. */
const SetRows = ({ set, totals }: SetRowsProps) => {
  const [open, setOpen] = useState(true);
  const { openPart } = useOpenOrder();
  const lines = new Map(totals.lines.map((line) => [line.id, line]));
  return (
    <TableBody>
      <TableRow sx={{ '& td, & th': { backgroundColor: 'action.hover', fontWeight: 600 } }}>
        <TableCell component="th" scope="rowgroup">
          <ButtonBase
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            sx={{
              gap: 0.5,
              font: 'inherit',
              marginInlineStart: -0.75,
              textAlign: 'start',
            }}
          >
            <ExpandMore
              fontSize="control"
              sx={{ color: 'text.secondary', transform: open ? undefined : 'rotate(-90deg)' }}
            />
            {set.name}
          </ButtonBase>
          <Box sx={{ display: { sm: 'none' } }}>
            <Below>
              {formatMoney(totals.unit.final_value)} {text.perSet}
            </Below>
          </Box>
        </TableCell>
        <Figures line={lineOfSet(totals)} sums ofSet />
      </TableRow>
      {open &&
        set.parts.map(({ id, title }, index) => {
          const line = lines.get(id);
          return (
            line && (
              <TableRow key={id} hover onClick={() => openPart(id)} sx={{ cursor: 'pointer' }}>
                <TableCell>
                  <Box
                    sx={{ display: 'flex', '& > :first-of-type': { minWidth: 26, color: 'text.secondary' } }}
                  >
                    <span>{index + 1}</span> <span>{title || texts.orders.parts.untitled}</span>
                  </Box>
                </TableCell>
                <Figures line={line} />
              </TableRow>
            )
          );
        })}
    </TableBody>
  );
};

/** 'Valores': grouped by set, each group collapsible. Every figure, the footer's too, is the server's. */
export const ValuesTable = () => {
  const { order } = useOpenOrder();
  const figures = new Map(order.totals.sets.map((totals) => [totals.id, totals]));
  const rows = order.sets.flatMap((set) => {
    const totals = figures.get(set.id);
    return totals ? [{ set, totals }] : [];
  });
  if (rows.length === 0) {
    return (
      <Panel title={text.title}>
        <EmptyState message={text.empty} />
      </Panel>
    );
  }
  return (
    <Panel title={text.title} flush>
      <FiguresTable aria-label={text.title} heads={HEADS} sx={{ minWidth: { sm: 640 } }}>
        {rows.map(({ set, totals }) => (
          <SetRows key={set.id} set={set} totals={totals} />
        ))}
        <TableFooter>
          <TableRow sx={{ '& td, & th': { typography: 'small', color: 'text.secondary', borderBottom: 0 } }}>
            <TableCell component="th" scope="row">
              {text.sum}
            </TableCell>
            <Figures line={order.totals.values_footer} sums />
          </TableRow>
        </TableFooter>
      </FiguresTable>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ padding: '8px 16px 12px' }}>
        {order.totals.reform === 0 ? text.explanation : text.explanationWithReform}
      </Typography>
    </Panel>
  );
};
