import type { ReactNode } from 'react';
import { useEditContext } from 'react-admin';
import { ErrorState, FormSkeleton, useFailureToast } from '../../ui';

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
