import { useListContext } from 'react-admin';
import { answer, api, type ErrorLogFilter } from '../api';
import { errorLog, common } from '../i18n';
import { FilterLine, useListAddress } from '../records';
import { ChoiceField } from '../ui';

/** The search of users stops at 50; the log may name any of them. */
const USERS = {
  queryKey: ['users', 'all'],
  queryFn: ({ signal }: { signal: AbortSignal }) => answer(api.GET('/api/users', { signal })),
};

/** Search, level, period and user, all of them in the address. */
export const FilterBar = () => {
  const { level } = useListContext().filterValues as ErrorLogFilter;
  const { changeFilters } = useListAddress();
  return (
    <FilterLine search={common.search} person={errorLog.user} people={USERS}>
      <ChoiceField
        label={errorLog.level}
        value={level ?? ''}
        choices={errorLog.levels}
        emptyLabel={errorLog.allLevels}
        onChange={(chosen) => changeFilters({ level: chosen })}
      />
    </FilterLine>
  );
};
