import { useQuery } from '@tanstack/react-query';
import { answer, api, messageOf } from '../api';
import { company, companyTaxes } from '../i18n';
import { companyTabs, HistoryLink } from '../records';
import { paths } from '../routes';
import { ErrorState, FormSkeleton, LinkTabs, Page, Panel, usePageTitle } from '../ui';
import { CompanyForm } from './company-form';
import { LogoPanel } from './logo-panel';
import { TaxForm } from './tax-form';
import { TaxImpact } from './tax-impact';

/** 'Tributação': how the shop is taxed. */
const TaxPanel = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['company', 'taxes'],
    queryFn: ({ signal }) => answer(api.GET('/api/company/taxes', { signal })),
  });
  return (
    <Panel title={companyTaxes.title} actions={<TaxImpact />}>
      {error ? (
        <ErrorState message={messageOf(error, companyTaxes.loadFailed)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <FormSkeleton fields={5} />
      ) : (
        <TaxForm taxes={data} />
      )}
    </Panel>
  );
};

/** 'Empresa' (administrators alone): what stands in the header of every document. */
export const CompanyScreen = () => {
  usePageTitle(company.title);
  const { data, error, refetch } = useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => answer(api.GET('/api/company', { signal })),
  });
  if (error)
    return <ErrorState message={messageOf(error, company.loadFailed)} onRetry={() => void refetch()} />;
  return (
    <Page width={760} tabs={<LinkTabs {...companyTabs} current={paths.company} />}>
      {data && <LogoPanel logo={data.logo} />}
      <Panel title={company.title} actions={<HistoryLink kind="company" id={1} />}>
        {data === undefined ? <FormSkeleton fields={5} /> : <CompanyForm company={data} />}
      </Panel>
      <TaxPanel />
    </Page>
  );
};
