import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { type ReactNode, useId, useMemo } from 'react';
import { texts } from '../../i18n';

export interface SelectOption {
  id: number;
  label: string;
  /** A second line, muted; searched as well. */
  detail?: string;
}

export interface SearchSelectProps {
  label: string;
  value: number | null | undefined;
  options: readonly SelectOption[];
  onChange: (id: number | null) => void;
  onBlur?: () => void;
  loading?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Thousands of options stay quick because only the first hundred that match are drawn. */
const filterOptions = createFilterOptions<SelectOption>({
  limit: 100,
  stringify: ({ label, detail = '' }) => `${label} ${detail}`,
});

/**
 * Whether what is typed is in no option. Enter then neither goes on to the next field, which would drop the text, nor
 * sends a form with the choice that was there before.
 */
const findsNothing = (
  field: EventTarget,
  options: readonly SelectOption[],
  chosen: SelectOption | null,
): boolean => {
  if (!(field instanceof HTMLInputElement)) return false;
  const typed = field.value.trim();
  if (typed === '' || typed === chosen?.label) return false;
  return (
    filterOptions([...options], { inputValue: typed, getOptionLabel: ({ label }) => label }).length === 0
  );
};

/** A choice out of a list that searches while typing, without regard to accents and case. */
export const SearchSelect = (props: SearchSelectProps) => {
  const { options, value, error, required } = props;
  const id = useId();
  const chosen = useMemo(() => options.find((option) => option.id === value) ?? null, [options, value]);
  return (
    <Autocomplete
      id={id}
      options={options}
      value={chosen}
      onChange={(_event, option) => props.onChange(option?.id ?? null)}
      onBlur={props.onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // With Alt or Ctrl it is a screen's shortcut: the option that is only highlighted must not be chosen by it.
        if (event.altKey || event.ctrlKey || event.metaKey) event.defaultMuiPrevented = true;
        else if (findsNothing(event.target, options, chosen)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
      filterOptions={filterOptions}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      getOptionKey={({ id: key }) => key}
      disabled={props.disabled}
      loading={props.loading}
      loadingText={texts.common.loading}
      noOptionsText={texts.common.noOptions}
      openText={texts.common.openOptions}
      closeText={texts.common.close}
      clearText={texts.common.clearSearch}
      autoHighlight
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          required={required}
          autoFocus={props.autoFocus}
          placeholder={props.placeholder}
          error={error !== undefined}
          helperText={error ?? props.hint}
        />
      )}
    />
  );
};
