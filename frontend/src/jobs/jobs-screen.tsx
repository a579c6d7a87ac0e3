import { Box } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Job } from '../api';
import { jobs as words, texts } from '../i18n';
import { RepricingDialog } from '../price-impact';
import { ListOf, SystemTabs, useListAddress } from '../records';
import { ChoiceField, Page, usePageTitle } from '../ui';
import { JobList } from './job-list';

type Filters = Partial<Pick<Job, 'kind' | 'state'>>;

/** Kind and state, both in the address. */
const FilterBar = () => {
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
      <ChoiceField
        label={words.kind}
        value={filters.kind ?? ''}
        choices={words.kinds}
        emptyLabel={words.allKinds}
        onChange={(kind) => changeFilters({ kind })}
      />
      <ChoiceField
        label={words.state}
        value={filters.state ?? ''}
        choices={words.states}
        emptyLabel={words.allStates}
        onChange={(state) => changeFilters({ state })}
      />
    </Box>
  );
};

/** How often the list looks while it is in view. */
const REFRESH_MS = 3000;

/** The server's jobs about orders and prices that the user may see: documents, e-mails, repricings. */
export const JobsScreen = () => {
  usePageTitle(texts.jobs.title);
  const [repricing, setRepricing] = useState<number | null>(null);
  return (
    <ListOf
      resource="jobs"
      perPage={25}
      sort={{ field: 'asked_at', order: 'DESC' }}
      queryOptions={{ refetchInterval: REFRESH_MS }}
    >
      <Page tabs={<SystemTabs />} toolbar={<FilterBar />}>
        <JobList onRepricing={setRepricing} />
      </Page>
      {repricing !== null && <RepricingDialog id={repricing} onClose={() => setRepricing(null)} />}
    </ListOf>
  );
};
