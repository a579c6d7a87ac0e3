import { Autocomplete, Box, TextField } from '@mui/material';
import { type ReactNode, useId, useMemo } from 'react';
import { texts } from '../../i18n';
import { foundOptions } from './found-options';

export interface SelectOption {
  id: number;
  label: string;
  /** Searched as well, but not shown. */
  detail?: string;
  /** Shown at the end, also of a field with room for it. */
  mark?: string;
}

interface SearchSelectProps {
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
  /** Offered where nothing is found: makes an entry of the text that was typed. */
  onCreate?: (typed: string) => void;
}

interface Typed {
  inputValue: string;
}

const filterOptions = (options: readonly SelectOption[], { inputValue }: Typed): SelectOption[] =>
  foundOptions(options, inputValue);

const optionId = ({ id }: SelectOption) => id;

/** The option that stands for an entry that is still to be made; its label is what was typed. */
const CREATION = -1;

/** The options that fit, with the offer to create one where none is the typed text. */
const offeringCreation = (options: readonly SelectOption[], state: Typed): SelectOption[] => {
  const found = filterOptions(options, state);
  const typed = state.inputValue.trim();
  return found.length > 0 || typed === '' ? found : [{ id: CREATION, label: typed }];
};

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
  return foundOptions(options, typed).length === 0;
};

const markStyle = {
  marginLeft: 'auto',
  paddingLeft: 1.5,
  whiteSpace: 'nowrap',
  typography: 'unit',
  color: 'text.secondary',
} as const;

/** A field with too little room for both shows the option's name alone. */
const markInField = { ...markStyle, display: 'none', '@container (min-width: 360px)': { display: 'inline' } };

/** Room for the longer options, also where the field itself is narrow. */
const roomy = (px: number) => ({ popper: { sx: { minWidth: `min(${px}px, calc(100vw - 32px))` } } });

/** A choice out of a list that searches while typing, without regard to accents and case. */
export const SearchSelect = (props: SearchSelectProps) => {
  const { options, value, error, required, onCreate, loading = false } = props;
  const id = useId();
  const chosen = useMemo(() => options.find((option) => option.id === value) ?? null, [options, value]);
  return (
    <Autocomplete
      id={id}
      options={options}
      // The id, so that a name which arrives after the first keystroke does not replace what was typed.
      value={value ?? null}
      getOptionValue={optionId}
      onChange={(_event, chosenId, _reason, details) => {
        if (chosenId === CREATION) onCreate?.(details?.option.label ?? '');
        else props.onChange(chosenId);
      }}
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
      filterOptions={onCreate && !loading ? offeringCreation : filterOptions}
      getOptionKey={optionId}
      disabled={props.disabled}
      loading={loading}
      autoHighlight
      sx={{ containerType: 'inline-size' }}
      slotProps={roomy(options.some(({ mark }) => mark !== undefined) ? 440 : 240)}
      renderOption={({ key, ...item }, { id: option, label, mark }) => (
        <li key={key} {...item}>
          {option === CREATION ? texts.common.createEntry(label) : label}
          {mark !== undefined && (
            <Box component="span" sx={markStyle}>
              {mark}
            </Box>
          )}
        </li>
      )}
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
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, title: chosen?.label },
            input: {
              ...params.slotProps.input,
              endAdornment: (
                <>
                  {chosen?.mark !== undefined && (
                    <Box component="span" sx={markInField}>
                      {chosen.mark}
                    </Box>
                  )}
                  {params.slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
};
