import { useState } from 'react';
import { ListBase } from 'react-admin';
import type { AdministrationEntry } from '../api';
import { texts } from '../i18n';
import { QUIET_QUERY, SystemTabs } from '../records';
import { Page, usePageTitle } from '../ui';
import { EntryDetail } from './entry-detail';
import { FilterBar, PER_PAGE } from './filter-bar';
import { HistoryList } from './history-list';

/** Who changed users, groups, the company and catalogues: filters, the list, an entry with its whole values. */
export const AdministrationHistoryScreen = () => {
  usePageTitle(texts.administrationHistory.title);
  const [shown, setShown] = useState<AdministrationEntry | null>(null);
  return (
    <ListBase<AdministrationEntry>
      resource="administration-history"
      perPage={PER_PAGE}
      storeKey={false}
      disableAuthentication
      queryOptions={QUIET_QUERY}
    >
      <Page tabs={<SystemTabs />} toolbar={<FilterBar />}>
        <HistoryList onOpen={setShown} />
      </Page>
      {shown && <EntryDetail entry={shown} onClose={() => setShown(null)} />}
    </ListBase>
  );
};
