import { useState } from 'react';
import type { AdministrationEntry } from '../api';
import { texts } from '../i18n';
import { ListOf, SystemTabs } from '../records';
import { Page, usePageTitle } from '../ui';
import { EntryDetail } from './entry-detail';
import { FilterBar } from './filter-bar';
import { HistoryList } from './history-list';

/** Who changed users, groups, the company and catalogues: filters, the list, an entry with its whole values. */
export const AdministrationHistoryScreen = () => {
  usePageTitle(texts.administrationHistory.title);
  const [shown, setShown] = useState<AdministrationEntry | null>(null);
  return (
    <ListOf<AdministrationEntry> resource="administration-history" perPage={50}>
      <Page tabs={<SystemTabs />} toolbar={<FilterBar />}>
        <HistoryList onOpen={setShown} />
      </Page>
      {shown && <EntryDetail entry={shown} onClose={() => setShown(null)} />}
    </ListOf>
  );
};
