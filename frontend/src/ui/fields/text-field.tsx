import { TextField } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { ghosted, type GhostedProps } from './field-ghost';

export interface PlainTextFieldProps extends GhostedProps {
  label: string;
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Formats while typing: a phone's brackets, upper case. */
  mask?: (typed: string) => string;
  error?: ReactNode;
  /** A remark in the warning colour on a text that looks wrong but is accepted. */
  warning?: ReactNode;
  hint?: ReactNode;
  type?: 'text' | 'email' | 'password' | 'search';
  autoComplete?: string;
  /** The keyboard that a phone shows. */
  inputMode?: 'numeric';
  maxLength?: number;
  /** More than one makes a text area of so many lines. */
  rows?: number;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  end?: ReactNode;
}

/** A text with its caption above it, an optional mask, and room for an error or a warning below. */
export const PlainTextField = (props: PlainTextFieldProps) => {
  const { mask, error, warning, rows = 1 } = props;
  const { placeholder, look, control, described } = ghosted(props, error);
  const id = useId();
  return (
    <TextField
      id={id}
      label={props.label}
      value={props.value ?? ''}
      type={props.type ?? 'text'}
      required={props.required}
      disabled={props.disabled}
      autoFocus={props.autoFocus}
      placeholder={placeholder}
      sx={look}
      multiline={rows > 1}
      minRows={rows > 1 ? rows : undefined}
      error={error !== undefined}
      helperText={error ?? warning ?? props.hint}
      onBlur={props.onBlur}
      onChange={(event) => props.onChange(mask ? mask(event.target.value) : event.target.value)}
      slotProps={{
        htmlInput: {
          autoComplete: props.autoComplete ?? 'off',
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          'aria-required': props.required,
          ...described,
          ...(rows > 1 && { style: { padding: '8px 10px' } }),
        },
        input: { endAdornment: props.end ?? control },
        formHelperText: {
          role: error === undefined ? undefined : 'alert',
          sx: error === undefined && warning !== undefined ? { color: 'warning.main' } : undefined,
        },
      }}
    />
  );
};
