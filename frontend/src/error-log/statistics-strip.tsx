import { texts } from '../i18n';
import { FiguresStrip, formatNumber } from '../ui';
import { useStatistics } from './use-statistics';

const { statistics: words, title } = texts.errorLog;

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
