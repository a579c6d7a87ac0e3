import { Button } from '@mui/material';
import { Link } from 'react-router';
import type { SystemHealth } from '../api';
import { common, texts } from '../i18n';
import { paths } from '../routes';
import { type Column, DataTable, formatNumber, Panel } from '../ui';

const { queue: words } = texts.systemHealth;

type Depth = NonNullable<SystemHealth['queues']>[number] & { id: string };

const queueName = ({ name }: Depth): string =>
  name in words.names ? words.names[name as keyof typeof words.names] : name;

const { milliseconds, seconds } = texts.jobs;
const SECOND = 1000;

const ageOf = ({ oldest_ms: ms }: Depth): string => {
  if (ms === null) return common.empty;
  return ms < SECOND ? milliseconds(formatNumber(ms, 0)) : seconds(formatNumber(ms / SECOND, 0));
};

const count = (source: 'waiting' | 'waiting_ahead' | 'running' | 'failed', secondary: boolean) => ({
  source,
  label: words[source],
  numeric: true,
  secondary,
  cell: (depth: Depth) => formatNumber(depth[source], 0),
});

const columns: readonly Column<Depth>[] = [
  { source: 'name', label: words.job, cell: queueName },
  {
    source: 'workers',
    label: words.workers,
    cell: ({ workers }) => (workers === 0 ? words.noWorker : formatNumber(workers, 0)),
  },
  count('waiting', false),
  count('waiting_ahead', true),
  count('running', true),
  count('failed', true),
  { source: 'oldest_ms', label: words.oldest, secondary: true, cell: ageOf },
];

/** The jobs of each kind: what waits, for how long, and who does it. */
export const QueuePanel = ({ queues, onRetry }: Pick<SystemHealth, 'queues'> & { onRetry: () => void }) => (
  <Panel
    flush
    title={words.title}
    actions={
      <Button component={Link} to={paths.jobs} size="small">
        {words.open}
      </Button>
    }
  >
    <DataTable
      label={words.title}
      columns={columns}
      rows={(queues ?? []).map((depth) => ({ ...depth, id: depth.name }))}
      rowName={queueName}
      error={queues ? undefined : words.away}
      onRetry={onRetry}
      empty={null}
    />
  </Panel>
);
