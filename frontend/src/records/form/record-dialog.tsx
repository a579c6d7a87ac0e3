import type { ReactNode } from 'react';
import { EditDialog } from '../../ui';
import { auditKindOf, HistoryLink } from './history-link';
import { RecordBody } from './record-body';
import { RecordEditor, type RecordEditorProps } from './record-editor';
import { type FormFrame, useFormFrame } from './use-form-frame';

interface RecordDialogProps extends Omit<RecordEditorProps, 'children'> {
  /** Leaves the form: once it is saved, or without. */
  onClose: () => void;
  /** Over another form and no place in the address, instead of over its list under an address of its own. */
  inPlace?: boolean;
  /** See RecordBody. */
  fields: number;
  children: (form: FormFrame) => ReactNode;
}

/** A record's form over its list. */
export const RecordDialog = ({
  fields,
  children,
  onClose,
  inPlace = false,
  ...editor
}: RecordDialogProps) => {
  const { declaration, id } = editor;
  const { texts, failures } = declaration;
  const { form, saving } = useFormFrame(declaration, onClose, inPlace);
  const close = () => (inPlace ? form.handle.current?.close(onClose) : onClose());
  return (
    <RecordEditor {...editor}>
      <EditDialog
        title={id === null ? texts.create : texts.edit}
        formId={form.id}
        saving={saving}
        onClose={close}
        aside={id !== null && !inPlace && <HistoryLink kind={auditKindOf(declaration.resource)} id={id} />}
      >
        <RecordBody isNew={id === null} failure={failures.one} fields={fields}>
          {children(form)}
        </RecordBody>
      </EditDialog>
    </RecordEditor>
  );
};
