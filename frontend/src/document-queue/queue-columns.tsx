import { Box, Chip, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { QueuedDocument } from '../api';
import { texts } from '../i18n';
import { paths } from '../routes';
import { type Column, formatDateTime } from '../ui';
import { formatDuration } from './duration';

const { documentQueue: words } = texts;

/** A row of the table; the API's documents have no ids of their own. */
export type QueueRow = QueuedDocument & { id: number };

const colours = { waiting: 'default', running: 'info', done: 'success', failed: 'error' } as const;

/** 'Orçamento 000007', 'Peças 000007', 'Peça 12 · 000007'. */
export const documentName = ({ kind, item_id, order_id }: QueuedDocument): string => {
  const order = String(order_id).padStart(6, '0');
  if (kind === 'quote' || item_id === null) return words.name(words.kinds[kind], order);
  return words.nameOfOne(words.oneItem[kind], item_id, order);
};

export const queueColumns: readonly Column<QueueRow>[] = [
  {
    source: 'document',
    label: words.document,
    sortBy: false,
    cell: (job) => (
      <Box>
        <Link component={RouterLink} to={paths.order(job.order_id)} underline="hover" color="inherit">
          {documentName(job)}
        </Link>
        {job.message !== null && (
          <Typography variant="caption" sx={{ display: 'block', color: 'error.main', whiteSpace: 'normal' }}>
            {job.message}
          </Typography>
        )}
      </Box>
    ),
  },
  {
    source: 'state',
    label: words.state,
    sortBy: false,
    width: 132,
    cell: ({ state, pages_done, pages }) => (
      <Chip
        variant="outlined"
        color={colours[state]}
        label={state === 'running' && pages ? words.pages(pages_done ?? 0, pages) : words.states[state]}
      />
    ),
  },
  {
    source: 'ahead',
    label: words.origin,
    sortBy: false,
    secondary: true,
    width: 120,
    cell: ({ ahead }) => (ahead ? words.ahead : words.asked),
  },
  {
    source: 'asked_at',
    label: words.when,
    sortBy: false,
    secondary: true,
    width: 190,
    cell: ({ asked_at }) => formatDateTime(asked_at),
  },
  {
    source: 'waited_ms',
    label: words.waited,
    sortBy: false,
    secondary: true,
    numeric: true,
    width: 100,
    cell: ({ waited_ms }) => formatDuration(waited_ms),
  },
  {
    source: 'ran_ms',
    label: words.ran,
    sortBy: false,
    numeric: true,
    width: 88,
    cell: ({ ran_ms }) => formatDuration(ran_ms),
  },
];
