import { Alert } from '@mui/material';
import type { SystemHealth } from '../api';
import { texts } from '../i18n';
import { formatDateTime, Panel } from '../ui';
import { Facts } from './facts';
import { gigabytes } from './gigabytes';

const { backups: words } = texts.systemHealth;

/** When the installation was backed up last, and whether that happens by itself. */
export const BackupsPanel = ({ backups }: { backups: NonNullable<SystemHealth['backups']> }) => {
  const { last_good_at: good, last_good_bytes: bytes, last_failure_at: failure, scheduled } = backups;
  const completed = good === null ? words.none : formatDateTime(good);
  return (
    <Panel title={words.title}>
      <Facts
        rows={[
          [words.last_good_at, bytes === null ? completed : words.withSize(completed, gigabytes(bytes))],
          [words.last_failure_at, failure === null ? words.noFailure : formatDateTime(failure)],
          [words.scheduled, scheduled ? words.on : words.off],
        ]}
      />
      {good === null && (
        <Alert severity="warning" sx={{ marginTop: 1.5 }}>
          {words.missing}
        </Alert>
      )}
    </Panel>
  );
};
