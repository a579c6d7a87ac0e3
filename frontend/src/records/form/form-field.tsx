import { type ReactNode, Suspense } from 'react';
import { ChoiceField, FigureField, PlainTextField } from '../../ui';
import type {
  ChoiceFieldDeclaration,
  FieldDeclaration,
  NumberFieldDeclaration,
  TextFieldDeclaration,
} from '../types';
import { ReferenceField } from './reference-field';
import { RemarkLine } from './remark-line';
import { useFormField } from './use-form-field';

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
      value={typeof value === 'string' ? value : ''}
      choices={field.choices}
      onChange={onChange}
      error={error}
      required={required}
      disabled={disabled}
    />
  );
};

interface FormFieldProps {
  field: FieldDeclaration;
  autoFocus?: boolean;
  /** What looks wrong with a text but is accepted. */
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
