import { Alert, Box, Button, Chip, LinearProgress } from '@mui/material';
import { Link } from 'react-router';
import type { SystemHealth } from '../api';
import { systemHealth as words, texts } from '../i18n';
import { paths } from '../routes';
import { Facts, formatDate, formatDateTime, formatNumber, Panel } from '../ui';

const { disk, backups: backupWords } = texts.systemHealth;

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** Bytes for reading: '12 MB', '1,4 GB', '120 GB'. */
const gigabytes = (bytes: number): string =>
  bytes < GIGABYTE
    ? disk.megabytes(formatNumber(Math.ceil(bytes / MEGABYTE), 0))
    : disk.gigabytes(formatNumber(bytes / GIGABYTE, bytes < 10 * GIGABYTE ? 1 : 0));

/** When the installation was backed up last, and whether that happens by itself. */
export const BackupsPanel = ({ backups }: { backups: NonNullable<SystemHealth['backups']> }) => {
  const { last_good_at: good, last_good_bytes: bytes, last_failure_at: failure, scheduled } = backups;
  const completed = good === null ? backupWords.none : formatDateTime(good);
  return (
    <Panel title={backupWords.title}>
      <Facts
        rows={[
          [
            backupWords.last_good_at,
            bytes === null ? completed : backupWords.withSize(completed, gigabytes(bytes)),
          ],
          [backupWords.last_failure_at, failure === null ? backupWords.noFailure : formatDateTime(failure)],
          [backupWords.scheduled, scheduled ? backupWords.on : backupWords.off],
        ]}
      />
      {good === null && (
        <Alert severity="warning" sx={{ marginTop: 1.5 }}>
          {backupWords.missing}
        </Alert>
      )}
    </Panel>
  );
};

/** Below this share of the disk, or so many bytes, there is little left. */
const LITTLE = { share: 0.05, bytes: 2 * GIGABYTE };

/** The day that a migration's name ends with, in milliseconds. */
const dayOfSchema = (name: string): string =>
  formatDate(new Date(Number(/\d+$/.exec(name)?.[0] ?? 0)).toISOString());

export const VersionsPanel = ({ versions }: Pick<SystemHealth, 'versions'>) => {
  const { title, ...names } = words.versions;
  const { product, node, database, schema, started_at: startedAt } = versions;
  return (
    <Panel title={title}>
      <Facts
        rows={[
          [names.product, product],
          [names.node, node],
          [names.database, database ?? words.unknown],
          [names.schema, schema === null ? words.unknown : dayOfSchema(schema)],
          [names.started_at, formatDateTime(startedAt)],
        ]}
      />
    </Panel>
  );
};

export const DependenciesPanel = ({ dependencies }: Pick<SystemHealth, 'dependencies'>) => (
  <Panel title={words.dependencies.title}>
    <Facts
      rows={dependencies.map(({ name, state, latency_ms: ms }) => [
        words.dependencies.names[name],
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <Chip
            size="small"
            variant="outlined"
            color={state === 'ok' ? 'success' : 'error'}
            label={words.dependencies.states[state]}
          />
          {ms !== null && words.dependencies.latency(formatNumber(ms, 0))}
        </Box>,
      ])}
    />
  </Panel>
);

export const DiskPanel = ({ disk }: Pick<SystemHealth, 'disk'>) => {
  if (!disk) {
    return <Panel title={words.disk.title}>{words.unknown}</Panel>;
  }
  const { free_bytes: free, total_bytes: total } = disk;
  const used = total === 0 ? 0 : 1 - free / total;
  const little = free < LITTLE.bytes || 1 - used < LITTLE.share;
  return (
    <Panel title={words.disk.title}>
      <Facts rows={[[words.disk.free, words.disk.of(gigabytes(free), gigabytes(total))]]} />
      <LinearProgress
        variant="determinate"
        value={Math.round(used * 100)}
        color={little ? 'error' : 'info'}
        aria-hidden
        sx={{ marginTop: 1.5 }}
      />
      {little && (
        <Alert severity="warning" sx={{ marginTop: 1.5 }}>
          {words.disk.low}
        </Alert>
      )}
    </Panel>
  );
};

export const ErrorsPanel = ({ errors }: Pick<SystemHealth, 'errors'>) => {
  const count = (value: number | undefined) => (value === undefined ? words.unknown : formatNumber(value, 0));
  return (
    <Panel
      title={words.errors.title}
      actions={
        <Button component={Link} to={paths.errorLogs} size="small">
          {words.errors.open}
        </Button>
      }
    >
      <Facts
        rows={[
          [words.errors.last_24h, count(errors?.last_24h)],
          [words.errors.last_7days, count(errors?.last_7days)],
        ]}
      />
    </Panel>
  );
};
