import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useListContext } from 'react-admin';
import { answer, api } from '../api';
import { texts } from '../i18n';
import { useFilterText, useListAddress } from '../records';
import { ChoiceField, DateFilter, PlainTextField, SearchSelect } from '../ui';
import type { Filters } from './filters';

const { administrationHistory: words } = texts;

const SearchField = () => <PlainTextField label={words.search} type="search" {...useFilterText('search')} />;

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
  const { changeFilters, clearFilters } = useListAddress();
  const people = usePeople();
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
      <ChoiceField<NonNullable<Filters['kind']>>
        label={words.kind}
        value={filters.kind ?? ''}
        choices={words.kinds}
        emptyLabel={words.allKinds}
        // Ids count within a kind.
        onChange={(kind) => set({ kind, record_id: null })}
        onClear={() => set({ kind: null, record_id: null })}
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
      <Button variant="outlined" onClick={clear}>
        {words.clearFilters}
      </Button>
    </Box>
  );
};
