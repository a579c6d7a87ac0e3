import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useDataProvider, useRecordContext, useResourceContext, useSaveContext } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { type ComparedField, EditSessionDialogs, useComparison, useEditSession } from '../../editing';
import type { Change, EditSessionOptions } from '../../editing/edit-options';
import { texts } from '../../i18n';
import { formatFigure } from '../../ui';
import { isBlank } from '../rules';
import type { FieldDeclaration, Values } from '../types';
import type { FormFrame } from './use-form-frame';

const shown = (field: FieldDeclaration, value: unknown): string => {
  if (field.kind === 'number') return typeof value === 'number' ? formatFigure(field.figure, value) : '';
  if (field.kind === 'own') return field.show(value);
  const text = isBlank(value) ? '' : String(value);
  return field.kind === 'choice' ? (field.choices[text] ?? text) : text;
};

/** How declared fields read where two versions of a record are compared. */
export const comparedFields = (fields: readonly FieldDeclaration[]): ComparedField<Values>[] =>
  fields.map((field) => ({
    label: field.label,
    show: (record, nameOf) => {
      const value = record[field.source];
      return field.kind === 'reference'
        ? nameOf(field.resource, typeof value === 'number' ? value : null)
        : shown(field, value);
    },
  }));

/** The stored version of the record in context, for a save that came too late; a new record has none. */
const useStoredVersion = (): Pick<EditSessionOptions<Values, Change>, 'load' | 'onOtherTaken'> => {
  const record = useRecordContext<{ id: number }>();
  const resource = useResourceContext();
  const provider = useDataProvider();
  const client = useQueryClient();
  if (record === undefined || resource === undefined) return {};
  return {
    load: async () => (await provider.getOne<Values & { id: number }>(resource, { id: record.id })).data,
    onOtherTaken: () => client.invalidateQueries({ queryKey: [resource] }),
  };
};

/** Called after a save with the values that were sent, and the record as it is stored. */
type OnStored = (sent: Values, stored: Values) => void | Promise<void>;

/**
 * The record of react-admin's controller around it, as it is being edited: the controller fetches and stores it, the
 * session knows what was typed, checks it and asks before it is lost. The fields' own rules are react-admin's.
 * @param empty what a new record starts with
 */
const useRecordSession = (
  empty: Values,
  { declaration: { failures, invalid }, inPlace }: Pick<FormFrame, 'declaration' | 'inPlace'>,
  onStored?: OnStored,
) => {
  const [start] = useState(empty);
  const record = useRecordContext();
  const resource = useResourceContext();
  const fields = useMemo<Values>(() => ({ ...start, ...record }), [start, record]);
  const { save: store } = useSaveContext();
  const stored = useStoredVersion();
  return useEditSession<Values>({
    ...stored,
    fields,
    draft: `${resource}-${record?.id ?? 'new'}`,
    save: (values) =>
      new Promise<Values>((resolve, reject) => {
        if (!store) throw new Error('RecordForm needs a RecordEditor around it');
        const onSuccess = (stored: Values) =>
          void Promise.resolve(onStored?.(values, stored)).then(() => resolve(stored), reject);
        void store(values, { onSuccess, onError: reject });
      }),
    saved: texts.common.saved,
    failure: failures.save,
    ...(invalid !== undefined && { invalid }),
    leaves: ({ from, to }) => inPlace || from.pathname !== to.pathname,
  });
};

interface RecordFormProps {
  form: FormFrame;
  /** The values of a new record; a stored one lacks none of these fields. */
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
  const compare = useComparison(compared);
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
