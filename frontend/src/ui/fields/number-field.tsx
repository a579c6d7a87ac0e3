import { InputAdornment, TextField, Typography } from '@mui/material';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { texts } from '../../i18n';
import {
  type Affixes,
  countDecimals,
  decimalText,
  formatDecimal,
  readNumber,
  readPair,
  roundDecimal,
} from '../format';
import { ghosted, type GhostedProps } from './field-ghost';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a field has the focus, and its handlers; `useStaysSelected` does the selecting. */
const useSelectAll = () => {
  const [focused, setFocused] = useState(false);
  const input = useRef<Field | null>(null);
  const entered = useRef(false);
  return {
    focused,
    input,
    onFocus: (event: FocusEvent<Field>) => {
      input.current = event.target;
      entered.current = true;
      setFocused(true);
    },
    /** The click that entered the field would put the caret down and end the selection. */
    onMouseUp: (event: MouseEvent) => {
      if (entered.current) event.preventDefault();
      entered.current = false;
    },
    onBlur: () => setFocused(false),
  };
};

/**
 * Selects a field's whole text when it is entered, and again when the text changes before anything is typed, as a
 * calculation's answer does: otherwise 400 typed at that moment would end up behind 3000,00. In a layout effect, so
 * before anything can be typed.
 * @param resting the text shown while the field has the focus and nothing is typed, otherwise null
 */
const useStaysSelected = (input: RefObject<Field | null>, resting: string | null): void => {
  useLayoutEffect(() => {
    if (resting !== null) input.current?.select();
  }, [input, resting]);
};

export interface NumberFieldProps extends GhostedProps {
  label: string;
  value: number | null | undefined;
  /**
   * Called with every number that is typed, before rounding, with null for an emptied field, and with NaN for a text that
   * is no number, or a fraction where only whole numbers are taken: the field keeps and marks that text for as long as its
   * value is NaN, and no form saves it.
   */
  onChange: (value: number | null) => void;
  /** Called once when an edit ends (blur or Enter), with the rounded value: the time to save or recalculate. */
  onCommit?: (value: number | null) => void;
  /** Takes two numbers that are typed as one text, '250x400', when the field is left. */
  onPair?: (first: number, second: number) => void;
  /** Places that the value is rounded to when the field is left, and shown with; a field without any refuses fractions. */
  decimals: number;
  /** A fraction that is typed into a field without decimals is rounded, too. */
  roundsFractions?: boolean | undefined;
  /** Shown while more than `maxDecimals` (default: `decimals`) places are typed. */
  tooManyDecimals?: string;
  maxDecimals?: number;
  /** All places up to `maxDecimals` are kept and shown, `decimals` at least. */
  keepsAll?: boolean;
  unit?: string;
  /** Units that may be typed behind the number, with the places by which each moves the decimal point: `unit` by default. */
  typedUnits?: Affixes['units'];
  /** Stands before the number: `R$`. */
  prefix?: string;
  /** Stands after the unit: a lock, a menu. */
  adornment?: ReactNode;
  /** A cell of a table whose headings say the unit: without it, and the adornment before the figure. */
  bare?: boolean | undefined;
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

const isNoNumber = (value: number | null | undefined): boolean => Number.isNaN(value ?? 0);

/** The text of a value at rest, and, without group points that a half-deleted number would turn into a decimal one, in edit. */
const shownText = (
  value: number | null | undefined,
  { decimals, keepsAll, maxDecimals }: Pick<NumberFieldProps, 'decimals' | 'keepsAll' | 'maxDecimals'>,
  grouped: boolean,
): string => {
  if (value === null || value === undefined || isNoNumber(value)) return '';
  const text = formatDecimal(decimalText(value), decimals, keepsAll ? maxDecimals : decimals);
  return grouped ? text : text.replaceAll('.', '');
};

/** The result of a sum or a pair, while it is typed. */
const resultOf = (
  read: ReturnType<typeof readNumber>,
  pair: readonly string[] | null,
  decimals: number,
): string | undefined => {
  const shown = (text: string) => formatDecimal(roundDecimal(text, decimals), 0, decimals);
  if (pair) return `= ${pair.map(shown).join(' × ')}`;
  return read?.calculated ? `= ${shown(read.text)}` : undefined;
};

/** The text while it is typed; the value is only touched by an edit, never by passing through the field. */
const useDraft = (props: NumberFieldProps, focused: boolean) => {
  const { value, onChange, onCommit, decimals, ghost, prefix, unit } = props;
  const affixes = { prefix, units: props.typedUnits ?? (unit === undefined ? {} : { [unit]: 0 }) };
  const [typed, setTyped] = useState<string | null>(null);
  // A text that is no number outlives the edit until the value comes to be one, by typing or from elsewhere.
  const draft = focused || isNoNumber(value) ? typed : null;
  const wholeOnly = (props.maxDecimals ?? decimals) === 0 && !props.roundsFractions;
  const isFraction = (text: string) => wholeOnly && countDecimals(readNumber(text, affixes)?.text ?? '') > 0;
  const readTyped = (text: string) => (isFraction(text) ? undefined : readNumber(text, affixes));
  const read = draft === null ? undefined : readTyped(draft);

  const pairOf = (text: string | null) => (text === null || !props.onPair ? null : readPair(text, affixes));
  const pair = pairOf(draft);

  const type = (text: string) => {
    setTyped(text);
    const [first] = pairOf(text) ?? [];
    const next = readTyped(first ?? text);
    onChange(next === null ? null : next === undefined ? Number.NaN : Number(next.text));
  };
  const commit = () => {
    if (draft === null || read === undefined) return;
    setTyped(null);
    if (pair) {
      const [first, second] = pair;
      props.onPair?.(Number(roundDecimal(first, decimals)), Number(roundDecimal(second, decimals)));
      return;
    }
    // In grams a weight keeps all that is stored, in kg what is shown.
    const places = read?.finer || props.keepsAll ? (props.maxDecimals ?? decimals) : decimals;
    const rounded = read === null ? null : Number(roundDecimal(read.text, places));
    onChange(rounded);
    onCommit?.(rounded);
  };
  return {
    text: draft ?? shownText(ghost ? null : value, props, !focused),
    untouched: draft === null,
    fraction: draft !== null && isFraction(draft),
    /** Decimals of a number that is being typed; those of a result are rounded away on leaving. */
    typedDecimals: read && !read.calculated ? countDecimals(read.text) : 0,
    result: resultOf(read, pair, decimals),
    type,
    commit,
    enter: () => {
      if (!isNoNumber(value)) setTyped(null);
    },
  };
};

/** The message below the field: a result while a sum is typed; an error of the form; what was typed. */
const complaintOf = (
  props: NumberFieldProps,
  { fraction, typedDecimals }: { fraction: boolean; typedDecimals: number },
  focused: boolean,
): ReactNode => {
  if (fraction) return texts.common.integersOnly;
  if (isNoNumber(props.value) && !focused) return texts.common.notANumber;
  const { error, maxDecimals = props.decimals, tooManyDecimals } = props;
  return error ?? (typedDecimals > maxDecimals ? tooManyDecimals : undefined);
};

const BARE = {
  '& .MuiInputBase-root': { position: 'relative', paddingInline: 0.75 },
  '& .MuiInputBase-input': { paddingInline: 0, typography: 'small' },
  '& .MuiInputAdornment-positionEnd': { position: 'absolute', insetInlineStart: 4, marginInline: 0 },
} as const;

/** A number with a decimal comma: right-aligned, its unit muted at the end, rounded when the field is left. */
export const NumberField = (props: NumberFieldProps) => {
  const { adornment, pending } = props;
  const { unit, prefix } = props.bare ? { unit: undefined, prefix: undefined } : props;
  const selection = useSelectAll();
  const { text, untouched, result, type, commit, enter, ...draft } = useDraft(props, selection.focused);
  useStaysSelected(selection.input, selection.focused && untouched ? text : null);
  const id = useId();
  const error = complaintOf(props, draft, selection.focused);
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
      helperText={error ?? result ?? props.hint}
      inputRef={props.inputRef}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => {
        enter();
        selection.onFocus(event);
      }}
      onMouseUp={selection.onMouseUp}
      onBlur={() => {
        selection.onBlur();
        commit();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
      }}
      sx={{
        '& .MuiInputBase-root': {
          color: pending ? 'text.secondary' : 'text.primary',
          transition: 'color 120ms',
        },
        ...(props.bare && BARE),
        ...look,
      }}
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
