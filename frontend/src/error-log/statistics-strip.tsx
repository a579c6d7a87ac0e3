import { useQuery } from '@tanstack/react-query';
import { answer, api, messageOf } from '../api';
import { texts } from '../i18n';
import { FiguresStrip, formatNumber, useFailureToast } from '../ui';

const { statistics: words, title } = texts.errorLog;

/** The figures on top; what goes for the list's queries goes for them too, because their key begins as theirs do. */
const useStatistics = () => {
  const { data, error } = useQuery({
    queryKey: ['error-logs', 'statistics'],
    queryFn: ({ signal }) => answer(api.GET('/api/error-logs/statistics', { signal })),
  });
  useFailureToast(error, (failed) => messageOf(failed, texts.errorLog.statisticsFailed));
  return data;
};

/** Total, last day, last week, and how many of each level that hurts. */
export const StatisticsStrip = () => {
  const figures = useStatistics();
  const count = (value: number | undefined, label: string, colour?: string) => ({
    label,
    value: value === undefined ? undefined : formatNumber(value, 0),
    ...(value ? { colour } : {}),
  });
  const level = (name: 'warning' | 'error' | 'critical', colour: string) =>
    count(figures?.by_level[name], words[name], colour);
  return (
    <FiguresStrip
      label={title}
      figures={[
        count(figures?.total, words.total),
        count(figures?.last_24h, words.last_24h),
        count(figures?.last_7days, words.last_7days),
        level('warning', 'warning.main'),
        level('error', 'error.main'),
        level('critical', 'purple.main'),
      ]}
    />
  );
};
