import { useEffect, useMemo } from 'react';
import { SearchSelect, useToast } from '../../ui';
import type { ReferenceFieldDeclaration } from '../types';
import { useAllRecords } from '../use-all-records';
import { useFormField } from './use-form-field';

/** A choice out of another catalogue. */
export const ReferenceField = (props: { field: ReferenceFieldDeclaration; autoFocus: boolean }) => {
  const { field, autoFocus } = props;
  const { value, ...bound } = useFormField(field);
  const { data, isPending, error } = useAllRecords(field.resource);
  const toast = useToast();
  useEffect(() => {
    if (error) toast(field.loadFailed);
  }, [error, field.loadFailed, toast]);
  const options = useMemo(() => (data ?? []).map((record) => field.optionOf(record)), [data, field]);
  return (
    <SearchSelect
      {...bound}
      label={field.label}
      value={typeof value === 'number' ? value : null}
      options={options}
      loading={isPending}
      autoFocus={autoFocus}
    />
  );
};
