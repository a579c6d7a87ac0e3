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
import { useCreate, useDataProvider, useRecordContext, useUpdate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { type ComparedField, EditSessionDialogs, useComparison, useEditSession } from '../../editing';
import { texts } from '../../i18n';
import { formatFigure } from '../../ui';
import { isBlank } from '../rules';
import type { EditableDeclaration, FieldDeclaration, Values } from '../types';
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

/**
 * Stores a record, and fetches the version that is stored, for a save that came too late; a new record has none.
 * The hooks are asked by themselves: the save of react-admin's controller forgets its answer where the record comes anew,
 * changed, while it is on its way.
 */
const useRecordStore = (declaration: EditableDeclaration) => {
  const { resource } = declaration;
  const record = useRecordContext<{ id: number }>();
  const provider = useDataProvider();
  const client = useQueryClient();
  const [create] = useCreate<Values & { id: number }>(resource, undefined, { returnPromise: true });
  const [update] = useUpdate<Values & { id: number }>(resource, undefined, { returnPromise: true });
  const sent = (values: Values) => declaration.toWire?.(values) ?? values;
  if (record === undefined) {
    return { store: (values: Values) => create(resource, { data: sent(values) }) as Promise<Values> };
  }
  const { id } = record;
  return {
    store: (values: Values) =>
      update(resource, { id, data: sent(values), previousData: record }) as Promise<Values>,
    load: async () => (await provider.getOne<Values & { id: number }>(resource, { id })).data,
    onOtherTaken: () => client.invalidateQueries({ queryKey: [resource] }),
  };
};

/** Called after a save with the values that were sent, and the record as it is stored. */
type OnStored = (sent: Values, stored: Values) => void | Promise<void>;

/**
 * The record of react-admin's controller around it, as it is being edited: the controller fetches it, the
 * session knows what was typed, checks it and asks before it is lost. The fields' own rules are react-admin's.
 * @param empty what a new record starts with
 */
const useRecordSession = (
  empty: Values,
  { declaration, inPlace }: Pick<FormFrame, 'declaration' | 'inPlace'>,
  onStored?: OnStored,
) => {
  const [start] = useState(empty);
  const record = useRecordContext();
  const fields = useMemo<Values>(() => ({ ...start, ...record }), [start, record]);
  const { store, ...stored } = useRecordStore(declaration);
  const { resource, failures, invalid } = declaration;
  return useEditSession<Values>({
    ...stored,
    fields,
    draft: `${resource}-${record?.id ?? 'new'}`,
    save: async (values) => {
      const answer = await store(values);
      await onStored?.(values, answer);
      return answer;
    },
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
