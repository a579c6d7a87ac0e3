import type { ReactNode } from 'react';
import { CreateBase, EditBase } from 'react-admin';
import { QUIET_QUERY } from '../quiet-query';
import type { EditableDeclaration } from '../types';

export interface RecordEditorProps {
  declaration: EditableDeclaration;
  /** Null for a new record. */
  id: number | null;
  /** Frame and form; record and save are in react-admin's contexts. */
  children: ReactNode;
}

/** Fetches a record, or begins a new one, and stores what the form's session inside hands over. */
export const RecordEditor = ({ declaration, id, children }: RecordEditorProps) => {
  const controller = {
    resource: declaration.resource,
    disableAuthentication: true,
    transform: (values: Record<string, unknown>) => declaration.toWire?.(values) ?? values,
  };
  if (id === null) return <CreateBase {...controller}>{children}</CreateBase>;
  return (
    <EditBase {...controller} id={id} mutationMode="pessimistic" queryOptions={QUIET_QUERY}>
      {children}
    </EditBase>
  );
};
