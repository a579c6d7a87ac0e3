import { useMemo } from 'react';
import { ReferenceInputBase, useChoicesContext } from 'react-admin';
import { SearchSelect, useFailureToast } from '../../ui';
import { QUIET_QUERY } from '../quiet-query';
import type { ReferenceFieldDeclaration } from '../types';
import { useFormField } from './use-form-field';

interface ReferenceFieldProps {
  field: ReferenceFieldDeclaration;
  autoFocus: boolean;
  onCreate?: (typed: string) => void;
}

/** A catalogue is chosen from as a whole: the field itself searches in it. */
const ALL = 100_000;
/** A catalogue that was fetched so short a time ago is not fetched again. */
const FRESH_MS = 30_000;

const ReferenceSelect = ({ field, autoFocus, onCreate }: ReferenceFieldProps) => {
  const { value, ...bound } = useFormField(field);
  const { availableChoices, isPending, error } = useChoicesContext<{ id: number }>();
  useFailureToast(error, () => field.loadFailed);
  const options = useMemo(
    () => (availableChoices ?? []).map((record) => field.optionOf(record)),
    [availableChoices, field],
  );
  return (
    <SearchSelect
      {...bound}
      label={field.label}
      value={typeof value === 'number' ? value : null}
      options={options}
      loading={isPending}
      autoFocus={autoFocus}
      onCreate={onCreate}
    />
  );
};

/** A choice out of another catalogue. */
export const ReferenceField = (props: ReferenceFieldProps) => (
  <ReferenceInputBase
    source={props.field.source}
    reference={props.field.resource}
    sort={props.field.sort}
    perPage={ALL}
    queryOptions={{ ...QUIET_QUERY, staleTime: FRESH_MS }}
  >
    <ReferenceSelect {...props} />
  </ReferenceInputBase>
);
