import { useId } from 'react';
import { EditDialog } from '../../ui';
import type { CatalogueDeclaration } from '../types';
import { FormBody } from './form-body';
import { useSave } from './use-save';

interface FormDialogProps {
  declaration: CatalogueDeclaration;
  /** Null for a new record. */
  id: number | null;
  onClose: () => void;
}

/** A catalogue's form over its list. */
export const FormDialog = ({ declaration, id, onClose }: FormDialogProps) => {
  const formId = useId();
  const { save, saving } = useSave(declaration, id, onClose);
  const { create, edit } = declaration.texts;
  return (
    <EditDialog title={id === null ? create : edit} formId={formId} saving={saving} onClose={onClose}>
      <FormBody formId={formId} declaration={declaration} id={id} onSave={save} />
    </EditDialog>
  );
};
