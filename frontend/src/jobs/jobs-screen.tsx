import { useState } from 'react';
import { ListBase } from 'react-admin';
import { texts } from '../i18n';
import { RepricingDialog } from '../price-impact';
import { useSession } from '../providers';
import { QUIET_QUERY } from '../records';
import { Page, usePageTitle } from '../ui';
import { FilterBar } from './filter-bar';
import { JobList } from './job-list';
import { QueueFigures } from './queue-figures';

const PER_PAGE = 25;

/** How often the list looks while it is in view. */
const REFRESH_MS = 3000;

const QUERY = { ...QUIET_QUERY, refetchInterval: REFRESH_MS };

/** What the server works on by itself, as far as the user sees what it is about: documents, e-mails, repricings. */
export const JobsScreen = () => {
  usePageTitle(texts.jobs.title);
  const { isAdmin } = useSession();
  const [repricing, setRepricing] = useState<number | null>(null);
  return (
    <ListBase
      resource="jobs"
      perPage={PER_PAGE}
      sort={{ field: 'asked_at', order: 'DESC' }}
      storeKey={false}
      disableAuthentication
      queryOptions={QUERY}
    >
      <Page toolbar={<FilterBar />}>
        {isAdmin && <QueueFigures />}
        <JobList onRepricing={setRepricing} />
      </Page>
      {repricing !== null && <RepricingDialog id={repricing} onClose={() => setRepricing(null)} />}
    </ListBase>
  );
};
