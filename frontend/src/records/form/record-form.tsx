import type { ReactNode } from 'react';
import { Form } from 'react-admin';
import type { Values } from '../types';

interface RecordFormProps {
  /** The save button stands outside of the form and names it. */
  id: string;
  /** What a new record starts with. */
  empty: Values;
  /** Saves by default. */
  onSubmit?: (values: Values) => unknown;
  children: ReactNode;
}

/** The form of the record around it. What is wrong is said at the fields, ours before the server's. */
export const RecordForm = ({ id, empty, onSubmit, children }: RecordFormProps) => (
  <Form id={id} defaultValues={empty} noValidate disableInvalidFormNotification onSubmit={onSubmit}>
    {children}
  </Form>
);
