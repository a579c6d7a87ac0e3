import { Box, Skeleton, Typography } from '@mui/material';
import type { DocumentQueue } from '../api';
import { texts } from '../i18n';
import { formatNumber } from '../ui';
import { formatDuration } from './duration';

const { figures: words } = texts.documentQueue;

const Figure = ({ label, value, colour }: { label: string; value: string | undefined; colour?: string }) => (
  <Box sx={{ padding: '10px 16px', backgroundColor: 'background.paper' }}>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 600, color: colour }}>
      {value ?? <Skeleton width={40} />}
    </Typography>
  </Box>
);

/** How the queue stands, in one strip. */
export const QueueFigures = ({ queue }: { queue: DocumentQueue | undefined }) => {
  const count = (name: 'workers' | 'running' | 'waiting' | 'waiting_ahead' | 'failed') =>
    queue && formatNumber(queue[name], 0);
  return (
    <Box
      component="section"
      aria-label={texts.documentQueue.title}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
        gap: '1px',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'divider',
      }}
    >
      <Figure
        label={words.workers}
        value={count('workers')}
        colour={queue?.workers === 0 ? 'error.main' : undefined}
      />
      <Figure label={words.running} value={count('running')} />
      <Figure label={words.waiting} value={count('waiting')} />
      <Figure label={words.waiting_ahead} value={count('waiting_ahead')} />
      <Figure
        label={words.failed}
        value={count('failed')}
        colour={queue?.failed ? 'error.main' : undefined}
      />
      <Figure label={words.median_ms} value={queue && formatDuration(queue.median_ms)} />
    </Box>
  );
};
