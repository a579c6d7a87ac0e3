import { Box, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Dashboard } from '../api';
import { insights as words } from '../i18n';
import { monthLabel } from '../i18n/insights';
import { formatMoney, formatNumber, formatPercent } from '../ui';
import { ChartPanel } from './chart-panel';
import { listLink } from './link';
import { MonthChart } from './month-chart';

const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
const shortMoney = (value: number): string => `R$ ${compact.format(value)}`;
const whole = (value: number): string => (Number.isInteger(value) ? formatNumber(value, 0) : '');
const daysOf = (days: number | null): string => (days === null ? '–' : words.days(formatNumber(days, 0, 1)));

interface PanelProps {
  data: Dashboard;
}

/** Sums that were approved in each month of the year, beside the year before. */
export const RevenuePanel = ({ data: { revenue } }: PanelProps) => {
  const year = revenue[0]?.month.slice(0, 4) ?? '';
  return (
    <ChartPanel
      title={words.revenue(year)}
      hint={words.revenueHint}
      table={{
        head: [words.month, words.count, words.approved, words.yearBefore],
        rows: revenue.map(({ month, count, value, year_before, filter }) => ({
          name: monthLabel(month),
          cells: [
            { text: formatNumber(count, 0), filter },
            { text: formatMoney(value), filter },
            { text: formatMoney(year_before) },
          ],
        })),
      }}
    >
      <MonthChart
        months={revenue.map(({ month }) => month)}
        format={formatMoney}
        formatTick={shortMoney}
        series={[
          { name: words.yearBefore, look: 'outline', values: revenue.map((month) => month.year_before) },
          {
            name: year,
            look: 'accent',
            values: revenue.map(({ value }) => value),
            filters: revenue.map(({ filter }) => filter),
          },
        ]}
      />
    </ChartPanel>
  );
};

/** Approved and lost quotes by the month of the answer. */
export const AnswersPanel = ({ data: { answers_by_month: months } }: PanelProps) => (
  <ChartPanel
    title={words.answers}
    hint={words.answersHint}
    table={{
      head: [words.month, words.won, words.lost, words.share],
      rows: months.map(({ month, won, lost, answered, rate }) => ({
        name: monthLabel(month),
        cells: [
          { text: formatNumber(won.count, 0), filter: won.filter },
          { text: formatNumber(lost.count, 0), filter: lost.filter },
          { text: formatPercent(rate, 1), filter: answered.filter },
        ],
      })),
    }}
  >
    <MonthChart
      stacked
      months={months.map(({ month }) => month)}
      format={(value) => formatNumber(value, 0)}
      formatTick={whole}
      series={[
        {
          name: words.won,
          look: 'accent',
          values: months.map(({ won }) => won.count),
          filters: months.map(({ won }) => won.filter),
        },
        {
          name: words.lost,
          look: 'plain',
          values: months.map(({ lost }) => lost.count),
          filters: months.map(({ lost }) => lost.filter),
        },
      ]}
    />
  </ChartPanel>
);

/** How long quotes took until they were sent. */
export const SendingPanel = ({ data: { sending, sending_by_month: months } }: PanelProps) => (
  <ChartPanel
    title={words.sending}
    hint={words.sendingHint}
    summary={
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, marginBottom: 1 }}>
        <Typography component="span" variant="figure" sx={{ lineHeight: '20px' }}>
          {daysOf(sending.mean_days)}
        </Typography>
        <TextLink
          component={Link}
          to={listLink(sending.sent.filter)}
          underline="hover"
          color="text.secondary"
        >
          {words.sentCount(sending.sent.count)}
        </TextLink>
      </Box>
    }
    table={{
      head: [words.month, words.sent, words.meanDays],
      rows: months.map(({ month, sent, mean_days }) => ({
        name: monthLabel(month),
        cells: [{ text: formatNumber(sent.count, 0), filter: sent.filter }, { text: daysOf(mean_days) }],
      })),
    }}
  >
    <MonthChart
      months={months.map(({ month }) => month)}
      format={(days) => words.days(formatNumber(days, 0, 1))}
      formatTick={(days) => formatNumber(days, 0, 1)}
      series={[
        {
          name: words.meanDays,
          look: 'plain',
          values: months.map(({ mean_days }) => mean_days ?? 0),
          filters: months.map(({ sent }) => sent.filter),
        },
      ]}
    />
  </ChartPanel>
);
