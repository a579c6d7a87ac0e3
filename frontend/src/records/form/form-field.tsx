import { Box, Button } from '@mui/material';
import { type ReactNode, Suspense, useMemo } from 'react';
import { ReferenceInputBase, useChoicesContext, useInput, ValidationError } from 'react-admin';
import {
  ChoiceField,
  FigureField,
  PlainTextField,
  SearchSelect,
  SwitchField,
  useFailureToast,
} from '../../ui';
import { QUIET_QUERY } from '../quiet-query';
import { isBlank, isNumber, notBlank } from '../rules';
import type {
  ChoiceFieldDeclaration,
  FieldDeclaration,
  NumberFieldDeclaration,
  ReferenceFieldDeclaration,
  Remark,
  TextFieldDeclaration,
} from '../types';

/** Binds a declared field to the form: value, change, and what is wrong with it. */
const useFormField = (declaration: FieldDeclaration) => {
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
const ReferenceField = (props: ReferenceFieldProps) => (
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

interface RemarkLineProps {
  remark: Remark;
  disabled: boolean;
  onTake: (value: number) => void;
}

/** The remark on a number below its field; the value that may have been meant is one click away. */
const RemarkLine = ({ remark: { text, doubtful = false, instead }, disabled, onTake }: RemarkLineProps) => (
  <Box
    component="span"
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      color: doubtful ? 'warning.main' : 'text.secondary',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {text}
    {instead && (
      <Button size="small" variant="outlined" disabled={disabled} onClick={() => onTake(instead.value)}>
        {instead.label}
      </Button>
    )}
  </Box>
);

interface TextInputProps {
  field: TextFieldDeclaration;
  autoFocus: boolean;
  /** Shown where the field has no warning of its own. */
  warning?: ReactNode;
}

const TextInput = ({ field, autoFocus, warning }: TextInputProps) => {
  const { value, ...bound } = useFormField(field);
  const text = typeof value === 'string' ? value : '';
  return (
    <PlainTextField
      {...bound}
      value={field.mask ? field.mask(text) : text}
      label={field.label}
      type={field.type}
      mask={field.mask}
      maxLength={field.maxLength}
      rows={field.rows}
      warning={(text === '' ? undefined : field.warn?.(text)) ?? warning}
      autoFocus={autoFocus}
    />
  );
};

const NumberInput = ({ field, autoFocus }: { field: NumberFieldDeclaration; autoFocus: boolean }) => {
  const { value, onBlur, onChange, ...bound } = useFormField(field);
  const number = typeof value === 'number' ? value : null;
  const remark = number === null || Number.isNaN(number) ? undefined : field.remark?.(number);
  return (
    <FigureField
      {...bound}
      value={number}
      hint={remark && <RemarkLine remark={remark} disabled={bound.disabled} onTake={onChange} />}
      onChange={onChange}
      onCommit={onBlur}
      label={field.label}
      figure={field.figure}
      tooManyDecimals={field.tooManyDecimals}
      keepsAll={field.keepsAll}
      autoFocus={autoFocus}
    />
  );
};

const ChoiceInput = ({ field }: { field: ChoiceFieldDeclaration }) => {
  const { value, onChange, error, required, disabled } = useFormField(field);
  return (
    <ChoiceField
      label={field.label}
      value={isBlank(value) ? '' : String(value)}
      choices={field.choices}
      emptyLabel={field.emptyLabel}
      onChange={(choice) => onChange(choice && (field.read?.(choice) ?? choice))}
      error={error}
      required={required}
      disabled={disabled}
    />
  );
};

interface FlagFieldProps {
  source: string;
  label: string;
  /** Shown while it is off, where that is another text. */
  offLabel?: string;
}

/** Yes or no, as a switch. */
export const FlagField = ({ source, label, offLabel = label }: FlagFieldProps) => {
  const { field } = useInput<boolean>({ source });
  const on = field.value === true;
  return <SwitchField label={on ? label : offLabel} checked={on} onChange={field.onChange} />;
};

interface FormFieldProps {
  field: FieldDeclaration;
  autoFocus?: boolean;
  /** A remark on a text that looks wrong but is accepted. */
  warning?: ReactNode;
  /** Of a reference: makes an entry of a text that its search did not find. */
  onCreate?: (typed: string) => void;
}

/** The input of a declared field. */
export const FormField = ({ field, autoFocus = false, warning, onCreate }: FormFieldProps) => {
  if (field.kind === 'text') return <TextInput field={field} autoFocus={autoFocus} warning={warning} />;
  if (field.kind === 'number') return <NumberInput field={field} autoFocus={autoFocus} />;
  if (field.kind === 'choice') return <ChoiceInput field={field} />;
  if (field.kind === 'own') {
    return (
      <Suspense fallback={null}>
        <field.Input />
      </Suspense>
    );
  }
  return <ReferenceField field={field} autoFocus={autoFocus} onCreate={onCreate} />;
};
