import { Box } from '@mui/material';
import { type ReactNode, type SyntheticEvent, useEffect, useImperativeHandle } from 'react';
import { FormProvider } from 'react-hook-form';
import { type ComparedField, EditSessionDialogs } from '../../editing';
import type { Values } from '../types';
import type { FormFrame } from './use-form-frame';
import { useRecordComparison } from './use-record-comparison';
import { type OnStored, useRecordSession } from './use-record-session';

interface RecordFormProps {
  form: FormFrame;
  /** What a new record starts with; a stored one lacks none of these fields. */
  empty: Values;
  /** How the record reads where another user's version is compared with this one. */
  compared: readonly ComparedField<Values>[];
  /** Called as soon as it is stored, whatever the way out of the form, which waits for it. */
  onStored?: OnStored;
  children: ReactNode;
}

/**
 * The form of the record in context, with the edit session that orders and parts have. Errors show at their fields: the
 * validators' first, then the server's. Leaving asks about what was typed, by whatever way: Escape, the browser's Back.
 */
export const RecordForm = ({ form, empty, compared, onStored, children }: RecordFormProps) => {
  const { onSaving, onSaved } = form;
  const compare = useRecordComparison(compared);
  const session = useRecordSession(empty, form, onStored);
  const { saving, close } = session;
  useImperativeHandle(form.handle, () => ({ close }));
  useEffect(() => onSaving(saving), [saving, onSaving]);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await session.save()) onSaved();
  };
  return (
    <FormProvider {...session.form}>
      <Box component="form" id={form.id} noValidate onSubmit={(event) => void submit(event)}>
        {children}
      </Box>
      <EditSessionDialogs session={session} compare={compare} onResolved={onSaved} />
    </FormProvider>
  );
};
