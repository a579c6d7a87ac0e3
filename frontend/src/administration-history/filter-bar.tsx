import { useListContext } from 'react-admin';
import { type AdministrationHistoryFilter, answer, api } from '../api';
import { administrationHistory as words } from '../i18n';
import { FilterLine, useListAddress } from '../records';
import { ChoiceField } from '../ui';

const PEOPLE = {
  queryKey: ['administration-history', 'people'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    answer(api.GET('/api/administration-history/people', { signal })),
};

/** Record, kind, period and person, all of them in the address. */
export const FilterBar = () => {
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
