import type { ReactNode } from 'react';
import { CreateBase, EditBase } from 'react-admin';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { QUIET_QUERY } from '../quiet-query';
import type { EditableDeclaration } from '../types';

export interface RecordEditorProps {
  declaration: EditableDeclaration;
  /** Null for a new record. */
  id: number | null;
  /** Called once it is saved. */
  onClose: () => void;
  /** Frame and form; record and save are in react-admin's contexts. */
  children: ReactNode;
}

/** Fetches a record, or begins a new one, and saves what the form inside submits; what failed is a toast. */
export const RecordEditor = ({ declaration, id, onClose, children }: RecordEditorProps) => {
  const { resource, failures } = declaration;
  const toast = useToast();
  const controller = {
    resource,
    disableAuthentication: true,
    transform: (values: Record<string, unknown>) => declaration.toWire?.(values) ?? values,
    mutationOptions: {
      onSuccess: () => {
        toast(texts.common.saved, 'success');
        onClose();
      },
      onError: (error: unknown) => toast(failures.save(error)),
    },
  };
  if (id === null) return <CreateBase {...controller}>{children}</CreateBase>;
  return (
    <EditBase {...controller} id={id} mutationMode="pessimistic" queryOptions={QUIET_QUERY}>
      {children}
    </EditBase>
  );
};
