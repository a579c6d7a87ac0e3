import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { type AdministrationEntry, answer, api } from '../api';
import { administrationHistory as words } from '../i18n';
import { FilterLine, useListAddress } from '../records';
import { ChoiceField, DateFilter, SearchSelect } from '../ui';

export const PER_PAGE = 50;

/** The filters of the list, all of them in the address; days as YYYY-MM-DD. */
export interface Filters {
  search?: string;
  kind?: AdministrationEntry['kind'];
  record_id?: number;
  user_id?: number;
  date_from?: string;
  date_to?: string;
}

const usePeople = () => {
  const { data, isPending } = useQuery({
    queryKey: ['administration-history', 'people'],
    queryFn: ({ signal }) => answer(api.GET('/api/administration-history/people', { signal })),
  });
  const options = useMemo(() => (data ?? []).map(({ id, name }) => ({ id, label: name })), [data]);
  return { options, loading: isPending };
};

/** Record, kind, period and person in one line; all but the typed name applies at once. */
export const FilterBar = () => {
  const filters = useListContext().filterValues as Filters;
  const { changeFilters } = useListAddress();
  const people = usePeople();
  const set = (changes: { [Name in keyof Filters]: Filters[Name] | null }) => changeFilters(changes);
  return (
    <FilterLine search={words.search} clear={words.clearFilters}>
      <ChoiceField
        label={words.kind}
        value={filters.kind ?? ''}
        choices={words.kinds}
        emptyLabel={words.allKinds}
        // Ids count within a kind.
        onChange={(kind) => set({ kind, record_id: null })}
      />
      <DateFilter
        label={words.from}
        value={filters.date_from ?? ''}
        onChange={(date_from) => set({ date_from })}
      />
      <DateFilter label={words.to} value={filters.date_to ?? ''} onChange={(date_to) => set({ date_to })} />
      <SearchSelect
        label={words.who}
        value={filters.user_id ?? null}
        onChange={(user_id) => set({ user_id })}
        {...people}
      />
    </FilterLine>
  );
};
