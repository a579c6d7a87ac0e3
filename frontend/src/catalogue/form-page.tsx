import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Button, Stack } from '@mui/material';
import { texts } from '../i18n';
import { HistoryLink, RecordBody, RecordEditor, useFormFrame } from '../records';
import { Page, Panel, submitsBySaveKey, usePageTitle } from '../ui';
import { EntryForm } from './create-entry-dialog';
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
      </Box>
    </RecordEditor>
  );
};
