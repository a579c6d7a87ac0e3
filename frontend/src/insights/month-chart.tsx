import { type Theme, useTheme } from '@mui/material';
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart as ChartJs,
  type ChartData,
  type ChartOptions,
  Legend,
  LinearScale,
  Tooltip,
} from 'chart.js';
import { Bar } from 'react-chartjs-2';
import { useNavigate } from 'react-router';
import type { OrdersFilter } from '../api';
import { shortMonth } from '../i18n/insights';
import { listLink } from './link';

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

export interface Series {
  name: string;
  /** `accent` is the one that matters, `plain` what stands beside it, `outline` what it is compared with. */
  look: 'accent' | 'plain' | 'outline';
  values: readonly number[];
  /** Filters of the list that a click on a bar leads to. */
  filters?: readonly OrdersFilter[];
}

interface MonthChartProps {
  /** `YYYY-MM`. */
  months: readonly string[];
  series: readonly Series[];
  /** One on top of the other instead of side by side. */
  stacked?: boolean;
  format: (value: number) => string;
  /** Short, for the axis. */
  formatTick: (value: number) => string;
}

const WIDEST_BAR = 36;

/** Bars by month, in the colours of the theme. */
export const MonthChart = ({ months, series, stacked = false, format, formatTick }: MonthChartProps) => {
  const theme = useTheme();
  const navigate = useNavigate();
  const data: ChartData<'bar', number[]> = {
    labels: months.map(shortMonth),
    datasets: series.map(({ name, look, values }) => ({
      label: name,
      data: [...values],
      maxBarThickness: WIDEST_BAR,
      borderRadius: 2,
      ...looks(theme)[look],
    })),
  };
  const filterAt = (dataset = 0, index = 0): OrdersFilter | undefined => series[dataset]?.filters?.[index];
  const options: ChartOptions<'bar'> = {
    ...frameOf(theme, stacked, formatTick),
    onClick: (_event, [element]) => {
      const filter = filterAt(element?.datasetIndex, element?.index);
      if (element && filter) void navigate(listLink(filter));
    },
    onHover: ({ native }, [element]) => {
      const { target } = native ?? {};
      if (!(target instanceof HTMLElement)) return;
      target.style.cursor = element && filterAt(element.datasetIndex, element.index) ? 'pointer' : 'default';
    },
    plugins: {
      legend: {
        display: series.length > 1,
        position: 'bottom',
        labels: { color: theme.palette.text.secondary, boxWidth: 10, boxHeight: 10, font: fontOf(theme) },
      },
      tooltip: {
        bodyFont: fontOf(theme),
        titleFont: fontOf(theme),
        callbacks: {
          label: ({ dataset, parsed }) => ` ${dataset.label ?? ''}: ${format(parsed.y ?? 0)}`,
        },
      },
    },
  };
  return <Bar data={data} options={options} />;
};

const fontOf = (theme: Theme) => ({ family: theme.typography.fontFamily, size: 12 });

const looks = ({ palette }: Theme) => ({
  accent: { backgroundColor: palette.primary.main },
  plain: { backgroundColor: palette.mode === 'dark' ? '#5A626B' : '#B5B9BE' },
  outline: { backgroundColor: 'transparent', borderColor: palette.text.secondary, borderWidth: 1 },
});

/** Axes without lines but those of the values; no motion. */
const frameOf = (
  theme: Theme,
  stacked: boolean,
  formatTick: (value: number) => string,
): ChartOptions<'bar'> => {
  const ticks = { color: theme.palette.text.secondary, font: fontOf(theme) };
  return {
    responsive: true,
    maintainAspectRatio: false,
    animation: false,
    interaction: { mode: 'nearest', axis: 'x', intersect: true },
    scales: {
      x: {
        stacked,
        ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 4 },
        grid: { display: false },
        border: { color: theme.palette.divider },
      },
      y: {
        stacked,
        beginAtZero: true,
        ticks: { ...ticks, maxTicksLimit: 6, callback: (value) => formatTick(Number(value)) },
        grid: { color: theme.palette.divider },
        border: { display: false },
      },
    },
  };
};
