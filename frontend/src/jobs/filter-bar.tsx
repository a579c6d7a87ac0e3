import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Job } from '../api';
import { texts } from '../i18n';
import { useListAddress } from '../records';
import { ChoiceField } from '../ui';

const { jobs: words } = texts;

type Filters = Partial<Pick<Job, 'kind' | 'state'>>;

/** Kind and state, both in the address. */
export const FilterBar = () => {
  const filters = useListContext().filterValues as Filters;
  const { changeFilters } = useListAddress();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        maxWidth: 520,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      }}
    >
      <ChoiceField<Job['kind']>
        label={words.kind}
        value={filters.kind ?? ''}
        choices={words.kinds}
        emptyLabel={words.allKinds}
        onChange={(kind) => changeFilters({ kind })}
        onClear={() => changeFilters({ kind: null })}
      />
      <ChoiceField<Job['state']>
        label={words.state}
        value={filters.state ?? ''}
        choices={words.states}
        emptyLabel={words.allStates}
        onChange={(state) => changeFilters({ state })}
        onClear={() => changeFilters({ state: null })}
      />
    </Box>
  );
};
