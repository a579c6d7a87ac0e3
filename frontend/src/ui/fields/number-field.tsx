import { InputAdornment, TextField, Typography } from '@mui/material';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { countDecimals, decimalText, formatDecimal, parseDecimal, roundDecimal } from '../format';
import { ghosted, type GhostedProps } from './field-ghost';
import { useSelectAll, useStaysSelected } from './use-select-all';

export interface NumberFieldProps extends GhostedProps {
  label: string;
  value: number | null | undefined;
  /** Called with every number that is typed, before rounding, and with null for an emptied field. */
  onChange: (value: number | null) => void;
  /** Called once when an edit ends (blur or Enter), with the rounded value: the time to save or recalculate. */
  onCommit?: (value: number | null) => void;
  /** Places that the value is rounded to when the field is left, and shown with. */
  decimals: number;
  /** Shown while more than `maxDecimals` (default: `decimals`) places are typed. */
  tooManyDecimals?: string;
  maxDecimals?: number;
  unit?: string;
  /** Stands before the number: `R$`. */
  prefix?: string;
  /** Stands after the unit: a lock, a menu. */
  adornment?: ReactNode;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** The value is being recalculated: it dims and stays where it is. */
  pending?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** The text of a value at rest, and, without group points that a half-deleted number would turn into a decimal one, in edit. */
const shownText = (value: number | null | undefined, decimals: number, grouped: boolean): string => {
  if (value === null || value === undefined) return '';
  const text = formatDecimal(decimalText(value), decimals);
  return grouped ? text : text.replaceAll('.', '');
};

/** What is being typed; the value is only touched by an edit, never by passing through the field. */
const useDraft = ({ value, onChange, onCommit, decimals, ghost }: NumberFieldProps, focused: boolean) => {
  const [draft, setDraft] = useState<string | null>(null);
  const parsed = draft === null ? undefined : parseDecimal(draft);

  const type = (typed: string) => {
    const kept = typed.replace(/[^\d.,\s]/g, '');
    setDraft(kept);
    const next = parseDecimal(kept);
    if (next !== undefined) onChange(next === null ? null : Number(next));
  };
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    if (parsed === undefined) return;
    const rounded = parsed === null ? null : Number(roundDecimal(parsed, decimals));
    onChange(rounded);
    onCommit?.(rounded);
  };
  const typedDecimals = parsed ? countDecimals(parsed) : 0;
  const text = draft ?? shownText(ghost ? null : value, decimals, !focused);
  return { text, untouched: draft === null, typedDecimals, type, commit };
};

/** A number with a decimal comma: right-aligned, its unit muted at the end, rounded when the field is left. */
export const NumberField = (props: NumberFieldProps) => {
  const { decimals, maxDecimals = decimals, unit, prefix, adornment, pending } = props;
  const selection = useSelectAll();
  const { text, untouched, typedDecimals, type, commit } = useDraft(props, selection.focused);
  useStaysSelected(selection.input, selection.focused && untouched ? text : null);
  const id = useId();
  const error = props.error ?? (typedDecimals > maxDecimals ? props.tooManyDecimals : undefined);
  const { placeholder, look, control, described } = ghosted(props, error);
  return (
    <TextField
      id={id}
      label={props.label}
      value={text}
      required={props.required}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      placeholder={placeholder}
      error={error !== undefined}
      helperText={error ?? props.hint}
      inputRef={props.inputRef}
      onChange={(event) => type(event.target.value)}
      onFocus={selection.onFocus}
      onMouseUp={selection.onMouseUp}
      onBlur={() => {
        selection.onBlur();
        commit();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      }}
      sx={{ opacity: pending ? 0.5 : 1, transition: 'opacity 120ms', ...look }}
      slotProps={{
        htmlInput: {
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-required': props.required,
          ...described,
          style: { textAlign: 'right' },
        },
        input: {
          readOnly: props.readOnly,
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: (control ?? unit ?? adornment) && (
            <InputAdornment position="end">
              {control ?? (unit && <Typography component="span">{unit}</Typography>)}
              {adornment}
            </InputAdornment>
          ),
        },
        formHelperText: { role: error === undefined ? undefined : 'alert' },
      }}
    />
  );
};
