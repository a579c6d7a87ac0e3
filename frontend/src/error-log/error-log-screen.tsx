import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBase } from 'react-admin';
import type { ErrorLog } from '../api';
import { errorLog } from '../i18n';
import { DeleteDialog, orServer, QUIET_QUERY } from '../records';
import { Page, usePageTitle } from '../ui';
import { DeleteAllDialog, DeletionWarning } from './delete-all-dialog';
import { FilterBar, PER_PAGE } from './filter-bar';
import { LogDetail } from './log-detail';
import { LogList } from './log-list';
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
    <ListBase<ErrorLog>
      resource={RESOURCE}
      perPage={PER_PAGE}
      storeKey={false}
      disableAuthentication
      queryOptions={QUIET_QUERY}
    >
      <Page toolbar={<FilterBar />}>
        <StatisticsStrip />
        <LogList onOpen={setShown} onDelete={setToDelete} onDeleteAll={() => setToDelete('all')} />
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
    </ListBase>
  );
};
