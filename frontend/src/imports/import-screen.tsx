import ArrowBack from '@mui/icons-material/ArrowBack';
import { Alert, Button, Skeleton } from '@mui/material';
import { Link, Navigate, useParams } from 'react-router';
import { type ImportCatalogue, type ImportKey, messageOf } from '../api';
import { imports as words } from '../i18n';
import { paths } from '../routes';
import { ErrorState, Page, Panel, usePageTitle } from '../ui';
import { FilePanel } from './file-panel';
import { PastImports } from './past-imports';
import { PreviewPanel } from './preview-panel';
import { isImportCatalogue, LIST_TITLES, useImport, usePastImports } from './use-import';

interface WizardProps {
  catalogue: ImportCatalogue;
  keys: readonly ImportKey[];
}

const Wizard = ({ catalogue, keys }: WizardProps) => {
  const state = useImport(catalogue, keys[0]?.field ?? '');
  const { data: done } = state.run;
  return (
    <>
      {done && (
        <Alert
          severity="success"
          variant="outlined"
          action={
            <Button size="small" component={Link} to={`/${catalogue}`}>
              {words.toList}
            </Button>
          }
        >
          {words.done(done.created_count, done.updated_count)}
        </Alert>
      )}
      <FilePanel catalogue={catalogue} keys={keys} state={state} />
      <PreviewPanel state={state} />
    </>
  );
};

const CatalogueImport = ({ catalogue }: { catalogue: ImportCatalogue }) => {
  usePageTitle(words.title(LIST_TITLES[catalogue]));
  const { data, error, refetch } = usePastImports(catalogue, 1);
  return (
    <Page
      width={1200}
      toolbar={
        <Button component={Link} to={`/${catalogue}`} startIcon={<ArrowBack />}>
          {LIST_TITLES[catalogue]}
        </Button>
      }
    >
      {data && <Wizard catalogue={catalogue} keys={data.keys} />}
      {!data && error && (
        <Panel>
          <ErrorState message={messageOf(error, words.pastFailed)} onRetry={() => void refetch()} />
        </Panel>
      )}
      {!data && !error && <Skeleton variant="rounded" height={190} />}
      <PastImports catalogue={catalogue} />
    </Page>
  );
};

/** A catalogue's import: the file, what it would do, and what was imported before. */
export const ImportScreen = () => {
  const { catalogue = '' } = useParams();
  if (!isImportCatalogue(catalogue)) return <Navigate to={paths.home} replace />;
  return <CatalogueImport key={catalogue} catalogue={catalogue} />;
};
