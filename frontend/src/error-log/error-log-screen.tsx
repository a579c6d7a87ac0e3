import { Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, type ErrorLog, messageOf } from '../api';
import { common, errorLog } from '../i18n';
import { DeleteDialog, ListOf, orServer } from '../records';
import {
  DeletionDialog,
  FiguresStrip,
  formatNumber,
  Page,
  useAttempt,
  useFailureToast,
  usePageTitle,
} from '../ui';
import { FilterBar } from './filter-bar';
import { LogDetail } from './log-detail';
import { ErrorList } from './log-list';

const { statistics: words } = errorLog;

/** The figures on top; what goes for the list's queries goes for them too, because their key begins as theirs do. */
const useStatistics = () => {
  const { data, error } = useQuery({
    queryKey: ['error-logs', 'statistics'],
    queryFn: ({ signal }) => answer(api.GET('/api/error-logs/statistics', { signal })),
  });
  useFailureToast(error, (failed) => messageOf(failed, errorLog.statisticsFailed));
  return data;
};

/** Total, last day, last week, and how many of each level that hurts. */
const StatisticsStrip = () => {
  const figures = useStatistics();
  const count = (value: number | undefined, label: string, colour?: string) => ({
    label,
    value: value === undefined ? undefined : formatNumber(value, 0),
    ...(value ? { colour } : {}),
  });
  const level = (name: 'warning' | 'error' | 'critical', colour: string) =>
    count(figures?.by_level[name], words[name], colour);
  return (
    <FiguresStrip
      label={errorLog.title}
      figures={[
        count(figures?.total, words.total),
        count(figures?.last_24h, words.last_24h),
        count(figures?.last_7days, words.last_7days),
        level('warning', 'warning.main'),
        level('error', 'error.main'),
        level('critical', 'purple.main'),
      ]}
    />
  );
};

/** The question before logs are deleted, and that they can't be brought back. */
const DeletionWarning = ({ question }: { question: string }) => (
  <>
    <Box>{question}</Box>
    <Box sx={{ marginTop: 1, color: 'error.main', fontWeight: 500 }}>{errorLog.cannotUndo}</Box>
  </>
);

interface DeleteAllDialogProps {
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks, and deletes every log. */
const DeleteAllDialog = ({ onDeleted, onClose }: DeleteAllDialogProps) => {
  const attempt = useAttempt();
  return (
    <DeletionDialog
      message={<DeletionWarning question={errorLog.confirmDeleteAll} />}
      onDelete={() =>
        attempt(
          () => api.DELETE('/api/error-logs/destroy-all').then(onDeleted),
          errorLog.deleteAllFailed,
          common.deleted,
        )
      }
      onClose={onClose}
    />
  );
};

const RESOURCE = 'error-logs';

/** The error log (administrators alone): figures, filters, the list, a log's details, deletion of one or all. */
export const ErrorLogScreen = () => {
  usePageTitle(errorLog.title);
  const client = useQueryClient();
  const [shown, setShown] = useState<ErrorLog | null>(null);
  const [toDelete, setToDelete] = useState<ErrorLog | 'all' | null>(null);
  const deletion = {
    onDeleted: () => void client.invalidateQueries({ queryKey: [RESOURCE] }),
    onClose: () => setToDelete(null),
  };
  return (
    <ListOf<ErrorLog> resource={RESOURCE} perPage={50}>
      <Page toolbar={<FilterBar />}>
        <StatisticsStrip />
        <ErrorList onOpen={setShown} onDelete={setToDelete} onDeleteAll={() => setToDelete('all')} />
      </Page>
      {shown && <LogDetail log={shown} onClose={() => setShown(null)} />}
      {toDelete === 'all' && <DeleteAllDialog {...deletion} />}
      {toDelete !== null && toDelete !== 'all' && (
        <DeleteDialog
          {...deletion}
          resource={RESOURCE}
          record={toDelete}
          question={<DeletionWarning question={errorLog.confirmDelete} />}
          failure={orServer(errorLog.deleteFailed)}
        />
      )}
    </ListOf>
  );
};
