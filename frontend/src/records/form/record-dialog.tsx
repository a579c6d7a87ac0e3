import { type ReactNode, useId } from 'react';
import { EditDialog } from '../../ui';
import { RecordBody } from './record-body';
import { RecordEditor, type RecordEditorProps } from './record-editor';

interface RecordDialogProps extends Omit<RecordEditorProps, 'children'> {
  /** See RecordBody. */
  fields: number;
  /** The form; the dialog's button submits the one of this id. */
  children: (formId: string) => ReactNode;
}

const Frame = ({
  declaration,
  id,
  onClose,
  fields,
  children,
  saving,
}: RecordDialogProps & { saving: boolean }) => {
  const formId = useId();
  const { texts, failures } = declaration;
  return (
    <EditDialog
      title={id === null ? texts.create : texts.edit}
      formId={formId}
      saving={saving}
      onClose={onClose}
    >
      <RecordBody isNew={id === null} failure={failures.list} fields={fields}>
        {children(formId)}
      </RecordBody>
    </EditDialog>
  );
};

/** A record's form over its list. */
export const RecordDialog = (props: RecordDialogProps) => (
  <RecordEditor {...props}>{(saving) => <Frame {...props} saving={saving} />}</RecordEditor>
);
