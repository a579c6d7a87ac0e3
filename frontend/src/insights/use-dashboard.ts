import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { answer, api } from '../api';
import { insights as words } from '../i18n';

const MONTHS_OF_QUARTER = 3;

const two = (number: number): string => String(number).padStart(2, '0');

/** `2026-11`, so many months before. */
const monthBefore = (year: number, month: number, months: number): string => {
  const count = year * 12 + (month - 1) - months;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
};

export interface PeriodChoice {
  period: string;
  label: string;
}

/** The periods that are offered on a day, `YYYY-MM-DD`. */
export const periodsOn = (today: string): PeriodChoice[] => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const { periods } = words;
  return [
    { period: monthBefore(year, month, 0), label: periods.month },
    { period: monthBefore(year, month, 1), label: periods.lastMonth },
    { period: `${year}-Q${Math.ceil(month / MONTHS_OF_QUARTER)}`, label: periods.quarter },
    { period: String(year), label: periods.year },
    { period: String(year - 1), label: periods.lastYear },
  ];
};

/** In words: `nov/2026`, `4º trimestre de 2026`, `2026`. */
export const periodLabel = (period: string): string => {
  const [year = '', part] = period.split('-');
  if (part === undefined) return year;
  return part.startsWith('Q') ? words.quarter(part.slice(1), year) : words.between(period, period);
};

const PERIOD = 'period';

/** The dashboard of the period that the address names; while another one loads, the last one stays. */
export const useDashboard = () => {
  const [search, setSearch] = useSearchParams();
  const period = search.get(PERIOD) ?? undefined;
  const query = useQuery({
    queryKey: ['dashboard', period],
    queryFn: ({ signal }) => answer(api.GET('/api/dashboard', { params: { query: { period } }, signal })),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const setPeriod = (wanted: string) => setSearch({ [PERIOD]: wanted }, { replace: true });
  return { query, setPeriod };
};
