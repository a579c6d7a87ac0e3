import { useInput, ValidationError } from 'react-admin';
import { isNumber, notBlank } from '../rules';
import type { FieldDeclaration } from '../types';

/** Binds a declared field to the form: value, change, and what is wrong with it. */
export const useFormField = (declaration: FieldDeclaration) => {
  const { source, required } = declaration;
  const rules = [...(declaration.kind === 'number' ? [isNumber] : []), ...(declaration.rules ?? [])];
  const { field, fieldState, formState, isRequired } = useInput<unknown>({
    source,
    validate: required !== undefined ? [notBlank(required), ...rules] : rules,
    isRequired: required !== undefined,
    format: (value) => value ?? null,
  });
  const complaint = fieldState.error?.message;
  return {
    value: field.value as unknown,
    onChange: field.onChange as (value: unknown) => void,
    onBlur: () => field.onBlur(),
    error: complaint ? <ValidationError error={complaint} /> : undefined,
    required: isRequired,
    disabled: formState.isSubmitting,
  };
};
