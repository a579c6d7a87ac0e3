import { useMemo } from 'react';
import { useInput } from 'react-admin';
import { firstComplaint } from '../rules';
import type { FieldDeclaration } from '../types';
import { errorText } from './error-text';

const NO_RULES = [] as const;

/** Binds a declared field to the form: value, change, and what is wrong with it. */
export const useFormField = (field: FieldDeclaration) => {
  const rules = field.rules ?? NO_RULES;
  const input = useInput<unknown>({
    source: field.source,
    validate: (value: unknown) => firstComplaint(rules, value),
    format: (value) => value ?? null,
    parse: (value: unknown) => (value === '' ? null : value),
  });
  const required = useMemo(() => rules.some((rule) => rule(null) !== undefined), [rules]);
  return {
    value: input.field.value as unknown,
    onChange: input.field.onChange as (value: unknown) => void,
    onBlur: () => input.field.onBlur(),
    error: errorText(input.fieldState.error?.message),
    required,
    disabled: input.formState.isSubmitting,
  };
};
