import type { ReactNode } from 'react';
import { EditDialog } from '../../ui';
import { RecordBody } from './record-body';
import { RecordEditor, type RecordEditorProps } from './record-editor';
import { type FormFrame, useFormFrame } from './use-form-frame';

interface RecordDialogProps extends Omit<RecordEditorProps, 'children'> {
  /** Leaves the form: once it is saved, or without. */
  onClose: () => void;
  /** See RecordBody. */
  fields: number;
  children: (form: FormFrame) => ReactNode;
}

/** A record's form over its list. */
export const RecordDialog = ({ fields, children, onClose, ...editor }: RecordDialogProps) => {
  const { declaration, id } = editor;
  const { texts, failures } = declaration;
  const { form, saving } = useFormFrame(declaration, onClose);
  return (
    <RecordEditor {...editor}>
      <EditDialog
        title={id === null ? texts.create : texts.edit}
        formId={form.id}
        saving={saving}
        onClose={onClose}
      >
        <RecordBody isNew={id === null} failure={failures.one} fields={fields}>
          {children(form)}
        </RecordBody>
      </EditDialog>
    </RecordEditor>
  );
};
