import { useGetOne } from 'react-admin';
import { ErrorState, FormSkeleton } from '../../ui';
import type { CatalogueDeclaration, Values } from '../types';
import { CatalogueForm } from './catalogue-form';

interface FormBodyProps {
  formId: string;
  declaration: CatalogueDeclaration;
  /** Null for a new record. */
  id: number | null;
  onSave: (values: Values) => Promise<Record<string, string> | undefined>;
}

/** The form of a new record, or of one that is fetched first, with the states on the way there. */
export const FormBody = ({ formId, declaration, id, onSave }: FormBodyProps) => {
  const { resource, failures, fields } = declaration;
  const existing = useGetOne<Values & { id: number }>(resource, { id: id ?? 0 }, { enabled: id !== null });
  if (id !== null && existing.error)
    return <ErrorState message={failures.list(existing.error)} onRetry={() => void existing.refetch()} />;
  if (id !== null && existing.data === undefined) return <FormSkeleton fields={fields.length} />;
  return <CatalogueForm id={formId} declaration={declaration} record={existing.data} onSave={onSave} />;
};
