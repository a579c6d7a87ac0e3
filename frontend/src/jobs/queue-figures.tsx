import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../api';
import { texts } from '../i18n';
import { FiguresStrip, formatNumber } from '../ui';

const { printing: words, noWorker } = texts.jobs;

const SECOND = 1000;

/** Milliseconds for reading: '85 ms', '1,2 s'; a dash where there is nothing yet. */
const formatDuration = (ms: number | null): string => {
  if (ms === null) return texts.common.empty;
  const { milliseconds, seconds } = texts.jobs;
  return ms < SECOND ? milliseconds(formatNumber(ms, 0)) : seconds(formatNumber(ms / SECOND, 1));
};

/** How often it is looked at while it is in view. */
const REFRESH_MS = 3000;

/** How the printing of documents stands, in one strip (administrators alone). */
export const QueueFigures = () => {
  const { data: queue } = useQuery({
    queryKey: ['document-queue'],
    queryFn: ({ signal }) => answer(api.GET('/api/documents/queue', { signal })),
    refetchInterval: REFRESH_MS,
  });
  const count = (name: 'workers' | 'running' | 'waiting' | 'waiting_ahead' | 'failed') => ({
    label: words[name],
    value: queue && formatNumber(queue[name], 0),
  });
  const alarm = { colour: 'error.main' };
  return (
    <>
      {queue?.workers === 0 && <Alert severity="warning">{noWorker}</Alert>}
      <Typography component="h2" variant="label" color="textSecondary">
        {words.title}
      </Typography>
      <FiguresStrip
        label={words.title}
        figures={[
          { ...count('workers'), ...(queue?.workers === 0 && alarm) },
          count('running'),
          count('waiting'),
          count('waiting_ahead'),
          { ...count('failed'), ...(queue?.failed && alarm) },
          { label: words.median_ms, value: queue && formatDuration(queue.median_ms) },
        ]}
      />
    </>
  );
};
