import { texts } from '../i18n';
import { formatNumber } from '../ui';

const SECOND = 1000;

/** Milliseconds for reading: '85 ms', '1,2 s'; a dash where there is nothing yet. */
export const formatDuration = (ms: number | null): string => {
  if (ms === null) return texts.common.empty;
  const { milliseconds, seconds } = texts.jobs;
  return ms < SECOND ? milliseconds(formatNumber(ms, 0)) : seconds(formatNumber(ms / SECOND, 1));
};
