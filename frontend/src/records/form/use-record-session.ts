import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDataProvider, useRecordContext, useResourceContext, useSaveContext } from 'react-admin';
import { useEditSession } from '../../editing';
import { texts } from '../../i18n';
import type { Values } from '../types';
import type { FormFrame } from './use-form-frame';

/** The stored version of the record in context, for a save that came too late; a new record has none. */
const useStoredVersion = () => {
  const record = useRecordContext<{ id: number }>();
  const resource = useResourceContext();
  const provider = useDataProvider();
  const client = useQueryClient();
  if (record === undefined || resource === undefined) return {};
  return {
    load: async () => (await provider.getOne<Values & { id: number }>(resource, { id: record.id })).data,
    onTheirs: () => client.invalidateQueries({ queryKey: [resource] }),
  };
};

/** What follows a save: with what was sent, and the record as it is stored. */
export type OnStored = (sent: Values, stored: Values) => void | Promise<void>;

/**
 * The record of react-admin's controller around it, as it is being edited: the controller fetches and stores it, the
 * session knows what was typed, checks it and asks before it is lost. The fields' own rules are react-admin's.
 * @param empty what a new record starts with
 */
export const useRecordSession = (
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
