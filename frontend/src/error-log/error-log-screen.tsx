import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorLog } from '../api';
import { errorLog } from '../i18n';
import { DeleteDialog, ListOf, orServer } from '../records';
import { Page, usePageTitle } from '../ui';
import { DeleteAllDialog, DeletionWarning } from './delete-all-dialog';
import { FilterBar } from './filter-bar';
import { LogDetail } from './log-detail';
import { ErrorList } from './log-list';
import { StatisticsStrip } from './statistics-strip';

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
