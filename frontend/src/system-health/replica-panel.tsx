import { Alert, Box, Chip, type ChipProps } from '@mui/material';
import type { SystemHealth } from '../api';
import { texts } from '../i18n';
import { formatNumber, Panel } from '../ui';
import { Facts } from './facts';

const { replica: words, dependencies } = texts.systemHealth;

type Replica = NonNullable<SystemHealth['replica']>;

const COLORS: Record<Replica['state'], ChipProps['color']> = {
  ok: 'success',
  behind: 'warning',
  unavailable: 'error',
  unused: 'warning',
  unknown: 'error',
};

const shareOf = ({ reads, answered }: Replica): string =>
  reads === 0
    ? words.noReads
    : words.share(formatNumber((answered / reads) * 100, 0), formatNumber(reads, 0));

/** Whether the replica is up to date, and how much of what it may answer it does. */
export const ReplicaPanel = ({ replica }: { replica: Replica }) => {
  const { state, latency_ms: ms, missing } = replica;
  return (
    <Panel title={words.title}>
      <Facts
        rows={[
          [
            words.state,
            <Box key="state" component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
              <Chip size="small" variant="outlined" color={COLORS[state]} label={words.states[state]} />
              {ms !== null && dependencies.latency(formatNumber(ms, 0))}
            </Box>,
          ],
          [words.missing, missing === null ? texts.common.empty : formatNumber(missing, 0)],
          [words.reads, shareOf(replica)],
        ]}
      />
      {state !== 'ok' && state !== 'unknown' && (
        <Alert severity="warning" sx={{ marginTop: 1.5 }}>
          {state === 'unused' ? words.unused : words.fallback}
        </Alert>
      )}
    </Panel>
  );
};
