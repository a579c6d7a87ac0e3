import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { answer, api, type ErrorLevel } from '../api';
import { errorLog, common } from '../i18n';
import { FilterLine, useListAddress } from '../records';
import { ChoiceField, DateFilter, SearchSelect } from '../ui';

/** Page size of the list. */
export const PER_PAGE = 50;

/** The filters of the list, all of them in the address; days as YYYY-MM-DD. */
export interface Filters {
  search?: string;
  level?: ErrorLevel;
  date_from?: string;
  date_to?: string;
  user_id?: number;
}

/** Search, level, period and user in one line; all but the typed search applies at once. */
export const FilterBar = () => {
  const filters = useListContext().filterValues as Filters;
  const { changeFilters } = useListAddress();
  const users = useQuery({
    queryKey: ['users', 'all'],
    // The search of users stops at 50; the log may name any of them.
    queryFn: ({ signal }) => answer(api.GET('/api/users', { signal })),
  });
  const options = useMemo(
    () => (users.data ?? []).map(({ id, name }) => ({ id, label: name })),
    [users.data],
  );
  const set = (changes: { [Name in keyof Filters]: Filters[Name] | null }) => changeFilters(changes);
  return (
    <FilterLine search={common.search} clear={errorLog.clearFilters}>
      <ChoiceField
        label={errorLog.level}
        value={filters.level ?? ''}
        choices={errorLog.levels}
        emptyLabel={errorLog.allLevels}
        onChange={(level) => set({ level })}
      />
      <DateFilter
        label={errorLog.from}
        value={filters.date_from ?? ''}
        onChange={(date_from) => set({ date_from })}
      />
      <DateFilter
        label={errorLog.to}
        value={filters.date_to ?? ''}
        onChange={(date_to) => set({ date_to })}
      />
      <SearchSelect
        label={errorLog.user}
        value={filters.user_id ?? null}
        options={options}
        loading={users.isPending}
        onChange={(user_id) => set({ user_id })}
      />
    </FilterLine>
  );
};
