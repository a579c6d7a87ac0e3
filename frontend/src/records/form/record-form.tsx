import { type ReactNode, useEffect } from 'react';
import { Form } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Values } from '../types';
import type { FormFrame } from './use-form-frame';

interface RecordFormProps {
  form: FormFrame;
  /** What a new record starts with. */
  empty: Values;
  /** Saves by default. */
  onSubmit?: (values: Values) => unknown;
  children: ReactNode;
}

const SubmissionReport = ({ onSubmitting }: Pick<FormFrame, 'onSubmitting'>) => {
  const { isSubmitting } = useFormState();
  useEffect(() => onSubmitting(isSubmitting), [isSubmitting, onSubmitting]);
  return null;
};

/** The form of the record in context. Errors show at their fields: the validators' first, then the server's. */
export const RecordForm = ({ form, empty, onSubmit, children }: RecordFormProps) => (
  <Form id={form.id} defaultValues={empty} noValidate disableInvalidFormNotification onSubmit={onSubmit}>
    {children}
    <SubmissionReport onSubmitting={form.onSubmitting} />
  </Form>
);
