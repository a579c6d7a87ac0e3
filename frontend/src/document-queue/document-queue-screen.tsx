import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api, messageOf } from '../api';
import { texts } from '../i18n';
import { DataTable, EmptyState, Page, Panel, usePageTitle } from '../ui';
import { documentName, queueColumns } from './queue-columns';
import { QueueFigures } from './queue-figures';

const { documentQueue: words } = texts;

/** How often the screen looks while it is in view. */
const REFRESH_MS = 3000;

/** What is being printed, what waits, and what became of the last documents (administrators alone). */
export const DocumentQueueScreen = () => {
  usePageTitle(words.title);
  const queue = useQuery({
    queryKey: ['document-queue'],
    queryFn: ({ signal }) => answer(api.GET('/api/documents/queue', { signal })),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Page>
      {queue.data?.workers === 0 && <Alert severity="warning">{words.noWorker}</Alert>}
      <QueueFigures queue={queue.data} />
      <Panel flush title={words.latest}>
        <DataTable
          label={words.latest}
          columns={queueColumns}
          rows={queue.data?.jobs.map((job, id) => ({ ...job, id }))}
          error={queue.error ? messageOf(queue.error, words.loadFailed) : undefined}
          onRetry={() => void queue.refetch()}
          empty={<EmptyState message={words.empty} />}
          rowName={documentName}
        />
      </Panel>
    </Page>
  );
};
