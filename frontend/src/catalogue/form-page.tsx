import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, Stack } from '@mui/material';
import { useId } from 'react';
import { texts } from '../i18n';
import { RecordBody, RecordEditor } from '../records';
import { Page, Panel, usePageTitle } from '../ui';
import { CatalogueForm } from './catalogue-form';
import type { CatalogueDeclaration } from './types';

interface FormPageProps {
  declaration: CatalogueDeclaration;
  /** Null for a new record. */
  id: number | null;
  onClose: () => void;
}

const Frame = ({ declaration, id, onClose, saving }: FormPageProps & { saving: boolean }) => {
  const formId = useId();
  const { texts: words, failures, fields } = declaration;
  const title = id === null ? words.create : words.edit;
  usePageTitle(title);
  return (
    <Page
      width={760}
      toolbar={
        <Button startIcon={<ArrowBack />} onClick={onClose} disabled={saving}>
          {words.title}
        </Button>
      }
    >
      <Panel title={title}>
        <RecordBody isNew={id === null} failure={failures.list} fields={fields.length}>
          <CatalogueForm id={formId} declaration={declaration} />
        </RecordBody>
        <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, marginTop: 3 }}>
          <Button onClick={onClose} disabled={saving}>
            {texts.common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained" color="primary" loading={saving}>
            {texts.common.save}
          </Button>
        </Stack>
      </Panel>
    </Page>
  );
};

/** A catalogue's form as a page of its own. */
export const FormPage = (props: FormPageProps) => (
  <RecordEditor {...props}>{(saving) => <Frame {...props} saving={saving} />}</RecordEditor>
);
