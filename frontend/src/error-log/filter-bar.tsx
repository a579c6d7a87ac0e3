import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { answer, api, type ErrorLevel } from '../api';
import { texts } from '../i18n';
import { useFilterText, useListAddress } from '../records';
import { ChoiceField, DateFilter, PlainTextField, SearchSelect } from '../ui';
import type { Filters } from './filters';

const { errorLog, common } = texts;

const SearchField = () => <PlainTextField label={common.search} type="search" {...useFilterText('search')} />;

/** Search, level, period and user in one line; all but the typed search applies at once. */
export const FilterBar = () => {
  const filters = useListContext().filterValues as Filters;
  const { changeFilters, clearFilters } = useListAddress();
  const users = useQuery({
    queryKey: ['users', 'all'],
    // The search of users stops at 50; the log may name any of them.
    queryFn: ({ signal }) => answer(api.GET('/api/users', { signal })),
  });
  const options = useMemo(
    () => (users.data ?? []).map(({ id, name }) => ({ id, label: name })),
    [users.data],
  );
  const [clearings, setClearings] = useState(0);
  const clear = () => {
    setClearings((count) => count + 1);
    clearFilters();
  };
  const set = (changes: { [Name in keyof Filters]: Filters[Name] | null }) => changeFilters(changes);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'end',
        width: '100%',
        gridTemplateColumns: { xs: '1fr 1fr', lg: '2fr 1.2fr 1fr 1fr 1.4fr auto' },
      }}
    >
      {/* Another field after each clearing: what was typed into the former one and not applied yet is dropped. */}
      <SearchField key={clearings} />
      <ChoiceField<ErrorLevel>
        label={errorLog.level}
        value={filters.level ?? ''}
        choices={errorLog.levels}
        emptyLabel={errorLog.allLevels}
        onChange={(level) => set({ level })}
        onClear={() => set({ level: null })}
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
      <Button variant="outlined" onClick={clear}>
        {errorLog.clearFilters}
      </Button>
    </Box>
  );
};
