import ArrowBack from '@mui/icons-material/ArrowBack';
import { Button, Stack } from '@mui/material';
import { useId } from 'react';
import { texts } from '../../i18n';
import { Page, Panel, usePageTitle } from '../../ui';
import type { CatalogueDeclaration } from '../types';
import { FormBody } from './form-body';
import { useSave } from './use-save';

interface FormPageProps {
  declaration: CatalogueDeclaration;
  id: number | null;
  onClose: () => void;
}

/** A catalogue's form as a page of its own. */
export const FormPage = ({ declaration, id, onClose }: FormPageProps) => {
  const formId = useId();
  const { save, saving } = useSave(declaration, id, onClose);
  const title = id === null ? declaration.texts.create : declaration.texts.edit;
  usePageTitle(title);
  return (
    <Page
      width={760}
      toolbar={
        <Button startIcon={<ArrowBack />} onClick={onClose} disabled={saving}>
          {declaration.texts.title}
        </Button>
      }
    >
      <Panel title={title}>
        <FormBody formId={formId} declaration={declaration} id={id} onSave={save} />
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
