import { Alert, Box, Skeleton, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api, messageOf } from '../api';
import { SystemTabs } from '../records';
import { systemHealth as words, texts } from '../i18n';
import { ErrorState, formatDateTime, Page, usePageTitle, Quiet } from '../ui';
import { BackupsPanel, DependenciesPanel, DiskPanel, ErrorsPanel, VersionsPanel } from './panels';
import { QueuePanel } from './queue-panel';

/** How often it is looked at while it is in view. */
const REFRESH_MS = 15_000;

/** The state of the installation; what was seen last stays while a look fails. */
const useSystemHealth = () =>
  useQuery({
    queryKey: ['system-health'],
    queryFn: ({ signal }) => answer(api.GET('/api/system-health', { signal })),
    refetchInterval: REFRESH_MS,
  });

const COLUMNS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const PANEL_HEIGHTS = [232, 180, 150, 150];

const Loading = () => (
  <Box sx={COLUMNS} aria-busy="true" aria-label={texts.common.loading}>
    {PANEL_HEIGHTS.map((height, index) => (
      <Skeleton key={index} variant="rounded" height={height} />
    ))}
  </Box>
);

/** How the installation is, looked at every 15 seconds (administrators alone). */
export const SystemHealthScreen = () => {
  usePageTitle(words.title);
  const { data, error, dataUpdatedAt, refetch } = useSystemHealth();
  if (!data) {
    return (
      <Page width={1440} tabs={<SystemTabs />}>
        {error ? (
          <ErrorState message={messageOf(error, words.loadFailed)} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </Page>
    );
  }
  const time = formatDateTime(new Date(dataUpdatedAt).toISOString()).slice('dd/mm/yyyy '.length);
  return (
    <Page width={1440} tabs={<SystemTabs />}>
      {error ? (
        <Alert severity="warning">{words.outdated(time)}</Alert>
      ) : (
        <Quiet variant="caption">{words.updated(time)}</Quiet>
      )}
      {data.unnamed_proxy && <Alert severity="warning">{words.unnamedProxy}</Alert>}
      <Box sx={COLUMNS}>
        <Stack sx={{ gap: 1.5 }}>
          <DependenciesPanel dependencies={data.dependencies} />
          <ErrorsPanel errors={data.errors} />
          <DiskPanel disk={data.disk} />
        </Stack>
        <Stack sx={{ gap: 1.5 }}>
          <VersionsPanel versions={data.versions} />
          {data.backups && <BackupsPanel backups={data.backups} />}
        </Stack>
      </Box>
      <QueuePanel queues={data.queues} onRetry={() => void refetch()} />
    </Page>
  );
};
