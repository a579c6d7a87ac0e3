import { Box, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { CollapsiblePanel, ErrorState, FigureMeasure, FiguresTable, formatNumber, Panel } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Margin, Order, OrderMargins } from '../data/types';
import { useMargins } from './part-margin';

const text = texts.orders.margins;

const FIGURES = ['cost', 'contribution', 'margin'] as const;

/** A phone shows contribution and margin alone, without scrolling sideways. */
const roomOf = (figure: (typeof FIGURES)[number]) =>
  figure === 'cost' ? { display: { xs: 'none', sm: 'table-cell' } } : {};

/** A loss is red, and has its sign. */
const Figures = ({ of }: { of: Margin }) =>
  FIGURES.map((figure) => (
    <TableCell
      key={figure}
      align="right"
      sx={{ ...roomOf(figure), color: (of[figure] ?? 0) < 0 ? 'error.main' : undefined }}
    >
      <FigureMeasure figure={figure} value={of[figure]} />
    </TableCell>
  ));

/** A set with its parts, each part as often as it is in one set. */
const SetRows = ({ set, margins }: { set: Order['sets'][number]; margins: OrderMargins['sets'][number] }) => {
  const { openPart } = useOpenOrder();
  const byId = new Map(margins.parts.map((part) => [part.id, part]));
  return (
    <TableBody>
      <TableRow sx={{ '& td, & th': { backgroundColor: 'action.hover', fontWeight: 600 } }}>
        <TableCell component="th" scope="rowgroup">
          {set.name} ×&nbsp;{formatNumber(set.quantity, 0)}
        </TableCell>
        <Figures of={margins} />
      </TableRow>
      {set.parts.map(({ id, title }) => {
        const margin = byId.get(id);
        return (
          margin && (
            <TableRow key={id} hover onClick={() => openPart(id)} sx={{ cursor: 'pointer' }}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{title || texts.orders.parts.untitled}</TableCell>
              <Figures of={margin} />
            </TableRow>
          )
        );
      })}
    </TableBody>
  );
};

const MarginsTable = ({ margins }: { margins: OrderMargins }) => {
  const { order } = useOpenOrder();
  const byId = new Map(margins.sets.map((set) => [set.id, set]));
  return (
    <FiguresTable
      aria-label={text.title}
      heads={[
        texts.orders.values.part,
        ...FIGURES.map((figure) => ({ label: text[figure], sx: roomOf(figure) })),
      ]}
    >
      {order.sets.map((set) => {
        const margin = byId.get(set.id);
        return margin && <SetRows key={set.id} set={set} margins={margin} />;
      })}
    </FiguresTable>
  );
};

/** One line: what the whole order costs and leaves, and what its discount takes. */
const Summary = ({ margins }: { margins: OrderMargins }) => {
  const discounted = margins.contribution !== margins.without_discount.contribution;
  const shown = [
    ...FIGURES.map((figure) => ({ figure, label: text[figure], value: margins[figure] })),
    ...(discounted
      ? [{ figure: 'margin' as const, label: text.withoutDiscount, value: margins.without_discount.margin }]
      : []),
  ];
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, margin: 0, typography: 'small' }}
    >
      {shown.map(({ figure, label, value }) => (
        <Box key={label} sx={{ display: 'flex', gap: 0.75 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, color: (value ?? 0) < 0 ? 'error.main' : undefined }}>
            <FigureMeasure figure={figure} value={value} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** 'Custos e margens' of the open order: in one line, by set and part when it is opened. Only for who may see them. */
export const MarginsPanel = () => {
  const { canViewCosts } = useSession();
  const { order } = useOpenOrder();
  const { data, error, refetch } = useMargins();
  const [open, setOpen] = useState(false);
  if (!canViewCosts) return null;
  if (error) {
    return (
      <Panel title={text.title}>
        <ErrorState message={messageOf(error, text.failed)} onRetry={() => void refetch()} />
      </Panel>
    );
  }
  return (
    <CollapsiblePanel
      title={text.title}
      summary={data && <Summary margins={data} />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      {data && <MarginsTable margins={data} />}
      <Typography variant="caption" component="p" color="textSecondary" sx={{ padding: '8px 16px 12px' }}>
        {text.rows} {order.complete_taxes ? text.explanationComplete : text.explanation}
      </Typography>
    </CollapsiblePanel>
  );
};
