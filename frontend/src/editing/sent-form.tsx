import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { MainButton } from '../ui';
import type { useSimpleForm } from './use-simple-form';

interface SentFormProps {
  form: Pick<ReturnType<typeof useSimpleForm>, 'busy' | 'onSubmit'>;
  /** On the button that sends it. */
  submit: string;
  children: ReactNode;
}

/** A handful of fields in a column, sent by the button below them or by Enter. */
export const SentForm = ({ form, submit, children }: SentFormProps) => (
  <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2 }}>
    {children}
    <MainButton type="submit" loading={form.busy}>
      {submit}
    </MainButton>
  </Stack>
);
