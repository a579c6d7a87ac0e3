import ArrowBack from '@mui/icons-material/ArrowBack';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, Stack, Tooltip } from '@mui/material';
import { Link, Navigate } from 'react-router';
import { imports as words, texts } from '../i18n';
import {
  HistoryLink,
  RecordBody,
  RecordDialog,
  RecordEditor,
  RecordList,
  useFormFrame,
  useRecordAddress,
} from '../records';
import { paths } from '../routes';
import { LinkTabs, MainButton, Page, Panel, submitsBySaveKey, usePageTitle } from '../ui';
import { EntryForm } from './create-entry-dialog';
import { catalogues } from './declarations';
import type { CatalogueDeclaration, CatalogueResource } from './types';

/** The way to the import of a file into this catalogue; a phone's toolbar has no room for it. */
const ImportButton = ({ resource }: { resource: string }) => (
  <Tooltip describeChild title={words.openHint}>
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<FileUploadOutlined />}
      component={Link}
      to={paths.import(resource)}
      sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {words.open}
    </Button>
  </Tooltip>
);

interface FormPageProps {
  declaration: CatalogueDeclaration;
  /** Null for a new record. */
  id: number | null;
  onClose: () => void;
}

/** In view however long the form is. */
const FOOTER = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  justifyContent: 'flex-end',
  gap: 1,
  margin: '24px -16px -16px',
  padding: '10px 16px',
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const;

/** A catalogue's form as a page of its own. */
const FormPage = ({ declaration, id, onClose }: FormPageProps) => {
  const { form, saving } = useFormFrame(declaration, onClose);
  const { texts: words, failures, fields } = declaration;
  const title = id === null ? words.create : words.edit;
  usePageTitle(title);
  return (
    <RecordEditor declaration={declaration} id={id}>
      <Box sx={{ display: 'contents' }} onKeyDown={submitsBySaveKey(form.id, saving)}>
        <Page
          width={declaration.width ?? 760}
          toolbar={
            <Button startIcon={<ArrowBack />} onClick={onClose} disabled={saving}>
              {words.title}
            </Button>
          }
        >
          <Panel title={title} actions={id !== null && <HistoryLink kind={declaration.resource} id={id} />}>
            <RecordBody isNew={id === null} failure={failures.one} fields={fields.length}>
              <EntryForm form={form} declaration={declaration} />
            </RecordBody>
            <Stack direction="row" sx={FOOTER}>
              <Button onClick={onClose} disabled={saving}>
                {texts.common.cancel}
              </Button>
              <MainButton type="submit" form={form.id} loading={saving}>
                {texts.common.save}
              </MainButton>
            </Stack>
          </Panel>
        </Page>
      </Box>
    </RecordEditor>
  );
};

/** One catalogue: its list, and its form under an address of its own (`/materials/12`, `/materials/create`). */
export const CatalogueScreen = ({ resource }: { resource: CatalogueResource }) => {
  const declaration = catalogues[resource];
  const { page, fields, tabs } = declaration;
  const newWord = page ? 'new' : 'create';
  const { target, open, close } = useRecordAddress(resource, newWord);
  if (target === 'unknown') return <Navigate to={paths.login} replace />;
  if (target !== 'list' && page)
    return <FormPage key={target.id} declaration={declaration} id={target.id} onClose={close} />;
  return (
    <>
      <RecordList
        declaration={declaration}
        onAdd={() => open(newWord)}
        onOpen={({ id }) => open(id)}
        moreButtons={declaration.importable !== false && <ImportButton resource={resource} />}
        tabs={tabs && <LinkTabs {...tabs} current={`/${resource}`} />}
      />
      {target !== 'list' && (
        <RecordDialog
          key={target.id}
          declaration={declaration}
          id={target.id}
          onClose={close}
          fields={fields.length}
        >
          {(form) => <EntryForm form={form} declaration={declaration} />}
        </RecordDialog>
      )}
    </>
  );
};
