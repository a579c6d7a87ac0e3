import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { type ErrorLog, messageOf } from '../api';
import { texts } from '../i18n';
import {
  ConfirmDialog,
  DataTable,
  EmptyState,
  Page,
  Pager,
  Panel,
  type RowMenuItem,
  usePageTitle,
} from '../ui';
import { FilterBar } from './filter-bar';
import { NO_FILTERS } from './filters';
import { logColumns } from './log-columns';
import { LogDetail } from './log-detail';
import { StatisticsStrip } from './statistics-strip';
import { useErrorLogDeletion, useErrorLogs } from './use-error-logs';

const { errorLog, common } = texts;

/** The error log (administrators alone): figures, filters, the list, a log's details, deletion of one or all. */
export const ErrorLogScreen = () => {
  usePageTitle(errorLog.title);
  const { filters, setFilters, page, setPage, logs } = useErrorLogs();
  const [shown, setShown] = useState<ErrorLog | null>(null);
  const [doomed, setDoomed] = useState<number | 'all' | null>(null);
  const remove = useErrorLogDeletion();
  const rowMenu = (log: ErrorLog): RowMenuItem[] => [
    { label: errorLog.view, icon: <VisibilityOutlined fontSize="small" />, onClick: () => setShown(log) },
    {
      label: common.delete,
      icon: <DeleteOutlined fontSize="small" />,
      danger: true,
      onClick: () => setDoomed(log.id),
    },
  ];
  const unfiltered = Object.entries(NO_FILTERS).every(
    ([name, none]) => filters[name as keyof typeof filters] === none,
  );
  return (
    <Page toolbar={<FilterBar filters={filters} onChange={setFilters} />}>
      <StatisticsStrip />
      <Panel
        flush
        title={errorLog.title}
        actions={
          <Button
            color="error"
            size="small"
            startIcon={<DeleteSweepOutlined />}
            disabled={!logs.data?.data.length}
            onClick={() => setDoomed('all')}
          >
            {errorLog.deleteAll}
          </Button>
        }
      >
        <DataTable
          label={errorLog.title}
          columns={logColumns}
          rows={logs.data?.data}
          stale={logs.isPlaceholderData}
          error={logs.error ? messageOf(logs.error, errorLog.listFailed) : undefined}
          onRetry={() => void logs.refetch()}
          empty={<EmptyState message={unfiltered ? errorLog.empty : errorLog.emptyFiltered} />}
          onOpen={setShown}
          rowMenu={rowMenu}
          rowName={({ message }) => message}
        />
        {logs.data && logs.data.last_page > 1 && (
          <Pager page={page} pages={logs.data.last_page} onChange={setPage} />
        )}
      </Panel>
      {shown && <LogDetail log={shown} onClose={() => setShown(null)} />}
      <ConfirmDialog
        open={doomed !== null}
        title={common.confirmDeletion}
        danger
        message={
          <>
            <Box>{doomed === 'all' ? errorLog.confirmDeleteAll : errorLog.confirmDelete}</Box>
            <Box sx={{ marginTop: 1, color: 'error.main', fontWeight: 500 }}>{errorLog.cannotUndo}</Box>
          </>
        }
        onConfirm={async () => {
          if (doomed !== null) await remove(doomed);
          setDoomed(null);
        }}
        onCancel={() => setDoomed(null)}
      />
    </Page>
  );
};
