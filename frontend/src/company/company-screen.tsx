import QueryStats from '@mui/icons-material/QueryStats';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../api';
import { company, companyTaxes, priceImpact } from '../i18n';
import { TaxRepricing } from '../price-impact';
import { companyTabs, HistoryLink } from '../records';
import { paths } from '../routes';
import { LinkTabs, Loaded, Page, Panel, usePageTitle } from '../ui';
import { CompanyForm } from './company-form';
import { LogoPanel } from './logo-panel';
import { TaxForm } from './tax-form';

/** Open quotes whose taxes today's tables and profiles would change, and the way to change them. */
const TaxImpact = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<QueryStats />} onClick={() => setOpen(true)}>
        {priceImpact.open}
      </Button>
      {isOpen && <TaxRepricing onClose={() => setOpen(false)} />}
    </>
  );
};

/** 'Tributação': how the shop is taxed. */
const TaxPanel = () => {
  const query = useQuery({
    queryKey: ['company', 'taxes'],
    queryFn: ({ signal }) => answer(api.GET('/api/company/taxes', { signal })),
  });
  return (
    <Panel title={companyTaxes.title} actions={<TaxImpact />}>
      <Loaded query={query} failed={companyTaxes.loadFailed} fields={5}>
        {(taxes) => <TaxForm taxes={taxes} />}
      </Loaded>
    </Panel>
  );
};

/** 'Empresa' (administrators alone): what stands in the header of every document. */
export const CompanyScreen = () => {
  usePageTitle(company.title);
  const query = useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => answer(api.GET('/api/company', { signal })),
  });
  return (
    <Page width={760} tabs={<LinkTabs {...companyTabs} current={paths.company} />}>
      {query.data && <LogoPanel logo={query.data.logo} />}
      <Panel title={company.title} actions={<HistoryLink kind="company" id={1} />}>
        <Loaded query={query} failed={company.loadFailed} fields={5}>
          {(data) => <CompanyForm company={data} />}
        </Loaded>
      </Panel>
      <TaxPanel />
    </Page>
  );
};
