import type { ReactNode } from 'react';
import { CreateBase, EditBase, useEditContext } from 'react-admin';
import { EditDialog, ErrorState, FormSkeleton, useFailureToast } from '../../ui';
import { QUIET_QUERY } from '../quiet-query';
import type { EditableDeclaration } from '../types';
import { auditKindOf, HistoryLink } from './history-link';
import { type FormFrame, useFormFrame } from './use-form-frame';

interface RecordBodyProps {
  isNew: boolean;
  failure: (error: unknown) => string;
  /** How many fields are drawn in outline while the record is on its way. */
  fields: number;
  children: ReactNode;
}

const ExistingRecord = ({ failure, fields, children }: Omit<RecordBodyProps, 'isNew'>) => {
  const { record, error, refetch } = useEditContext<{ id: number }>();
  useFailureToast(error, failure);
  if (error) return <ErrorState message={failure(error)} onRetry={() => void refetch()} />;
  return record === undefined ? <FormSkeleton fields={fields} /> : children;
};

/** The form of a new record, or of one that is there; the states on the way there. */
export const RecordBody = ({ isNew, children, ...rest }: RecordBodyProps) =>
  isNew ? children : <ExistingRecord {...rest}>{children}</ExistingRecord>;

interface RecordEditorProps {
  declaration: EditableDeclaration;
  /** Null for a new record. */
  id: number | null;
  /** Frame and form; the record is in react-admin's contexts. */
  children: ReactNode;
}

/** Fetches a record, or begins a new one, for the form inside. */
export const RecordEditor = ({ declaration, id, children }: RecordEditorProps) => {
  const controller = { resource: declaration.resource, disableAuthentication: true };
  if (id === null) return <CreateBase {...controller}>{children}</CreateBase>;
  return (
    <EditBase {...controller} id={id} queryOptions={QUIET_QUERY}>
      {children}
    </EditBase>
  );
};

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
