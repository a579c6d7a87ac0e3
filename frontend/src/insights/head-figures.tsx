import { Box, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Dashboard, OrdersFilter } from '../api';
import { insights as words } from '../i18n';
import { formatMoney, formatNumber, formatPercent, FRAMED, Quiet } from '../ui';
import { listLink } from './link';

interface HeadFigureProps {
  label: string;
  value: string;
  /** Beside the value, smaller. */
  beside?: string;
  hint: string;
  filter: OrdersFilter;
  alarm?: boolean;
}

const HeadFigure = ({ label, value, beside, hint, filter, alarm = false }: HeadFigureProps) => (
  <Box
    component={Link}
    to={listLink(filter)}
    sx={{
      display: 'block',
      padding: '12px 16px',
      minWidth: 0,
      color: 'text.primary',
      textDecoration: 'none',
      backgroundColor: 'background.paper',
      ...FRAMED,
      transition: 'border-color 120ms',
      '&:hover': { borderColor: 'text.secondary' },
    }}
  >
    <Quiet variant="caption" component="div">
      {label}
    </Quiet>
    <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1 }}>
      <Typography component="span" variant="headFigure" sx={{ color: alarm ? 'error.main' : undefined }}>
        {value}
      </Typography>
      {beside && (
        <Typography component="span" color="textSecondary">
          {beside}
        </Typography>
      )}
    </Box>
    <Quiet variant="caption" component="div">
      {hint}
    </Quiet>
  </Box>
);

/** Figures that are asked for first: open quotes, the rate of approval, late and due orders. */
export const HeadFigures = ({ data }: { data: Dashboard }) => {
  const { open, answers, late, due } = data;
  return (
    <Box
      component="section"
      aria-label={words.title}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <HeadFigure
        label={words.open}
        value={formatNumber(open.count, 0)}
        beside={formatMoney(open.value)}
        hint={words.openHint}
        filter={open.filter}
      />
      <HeadFigure
        label={words.rate}
        value={formatPercent(answers.rate, 1)}
        beside={
          answers.value_rate === null ? undefined : words.valueRate(formatPercent(answers.value_rate, 1))
        }
        hint={words.rateHint(answers.won.count, answers.answered.count)}
        filter={answers.answered.filter}
      />
      <HeadFigure
        label={words.late}
        value={formatNumber(late.count, 0)}
        beside={formatMoney(late.value)}
        hint={words.lateHint}
        filter={late.filter}
        alarm={late.count > 0}
      />
      <HeadFigure
        label={words.due}
        value={formatNumber(due.count, 0)}
        beside={formatMoney(due.value)}
        hint={words.dueHint}
        filter={due.filter}
      />
    </Box>
  );
};
