import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, Stack } from '@mui/material';
import { texts } from '../i18n';
import { RecordBody, RecordEditor, useFormFrame } from '../records';
import { Page, Panel, usePageTitle } from '../ui';
import { CatalogueForm } from './catalogue-form';
import type { CatalogueDeclaration } from './types';

interface FormPageProps {
  declaration: CatalogueDeclaration;
  /** Null for a new record. */
  id: number | null;
  onClose: () => void;
}

/** A catalogue's form as a page of its own. */
export const FormPage = ({ declaration, id, onClose }: FormPageProps) => {
  const { form, saving } = useFormFrame(declaration, onClose);
  const { texts: words, failures, fields } = declaration;
  const title = id === null ? words.create : words.edit;
  usePageTitle(title);
  return (
    <RecordEditor declaration={declaration} id={id}>
      <Page
        width={760}
        toolbar={
          <Button startIcon={<ArrowBack />} onClick={onClose} disabled={saving}>
            {words.title}
          </Button>
        }
      >
        <Panel title={title}>
          <RecordBody isNew={id === null} failure={failures.one} fields={fields.length}>
            <CatalogueForm form={form} declaration={declaration} />
          </RecordBody>
          <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 1, marginTop: 3 }}>
            <Button onClick={onClose} disabled={saving}>
              {texts.common.cancel}
            </Button>
            <Button type="submit" form={form.id} variant="contained" color="primary" loading={saving}>
              {texts.common.save}
            </Button>
          </Stack>
        </Panel>
      </Page>
    </RecordEditor>
  );
};
