import { useState } from 'react';
import { useListContext } from 'react-admin';
import { type AdministrationEntry, type AdministrationHistoryFilter, answer, api } from '../api';
import { administrationHistory as words } from '../i18n';
import { FilterLine, ListOf, SystemTabs, useListAddress } from '../records';
import { ChoiceField, Facts, formatDateTime, Page, TitledDialog, usePageTitle } from '../ui';
import { HistoryList } from './history-list';

const PEOPLE = {
  queryKey: ['administration-history', 'people'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answer(api.GET('/api/administration-history/people', { signal })),
};

/** Record, kind, period and person, all of them in the address. */
const FilterBar = () => {
  const { kind } = useListContext().filterValues as AdministrationHistoryFilter;
  const { changeFilters } = useListAddress();
  return (
    <FilterLine search={words.search} person={words.who} people={PEOPLE}>
      <ChoiceField
        label={words.kind}
        value={kind ?? ''}
        choices={words.kinds}
        emptyLabel={words.allKinds}
        // Ids count within a kind.
        onChange={(chosen) => changeFilters({ kind: chosen, record_id: null })}
      />
    </FilterLine>
  );
};

interface EntryDetailProps {
  entry: AdministrationEntry;
  onClose: () => void;
}

/** An entry with its values in full, which the list has no room for. */
const EntryDetail = ({ entry, onClose }: EntryDetailProps) => (
  <TitledDialog title={words.detail} onClose={onClose}>
    <Facts
      rows={[
        [words.when, formatDateTime(entry.created_at)],
        [words.who, entry.user_name],
        [words.record, `${entry.record_name} · ${entry.kind_title}`],
        [words.change, [entry.action_title, entry.field].filter(Boolean).join(' · ')],
        [words.before, entry.field !== null && (entry.before ?? words.nothing)],
        [words.after, entry.field !== null && (entry.after ?? words.nothing)],
      ]}
    />
  </TitledDialog>
);

/** Who changed users, groups, the company and catalogues: filters, the list, an entry with its whole values. */
export const AdministrationHistoryScreen = () => {
  usePageTitle(words.title);
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
