import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import { Box, IconButton, InputAdornment, Popover, TextField } from '@mui/material';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { texts } from '../../i18n';
import { useAnchor } from '../use-anchor';
import { isStoredDate, maskDate, readDate, shownDate, type WithTime } from '../format/dates';

/** The calendar's code arrives when it is opened for the first time. */
const Calendar = lazy(async () => ({ default: (await import('./date-calendar')).DayCalendar }));

export interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD` or, with a time, `YYYY-MM-DDTHH:mm[:ss]`; a text that is no date is shown as it is, and marked. */
  value: string | null | undefined;
  /**
   * Called with every whole date that is typed or chosen, with null for an emptied field, and, when the field is left,
   * with the text itself where it is no date: it stays, and the form that has it refuses to be saved.
   */
  onChange: (value: string | null) => void;
  withTime?: WithTime;
  /** Stands inside of the field in place of a caption above it. */
  short?: string;
  error?: ReactNode;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A year of two digits may still become one of four. */
const isWhole = (text: string): boolean => /\d{4}/.test(text);

/** The text while it is typed; a value from elsewhere replaces it once the field is left. */
const useDraft = ({ value, onChange, withTime = false }: DateFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? shownDate(value ?? '', withTime);
  return {
    text,
    typing: draft !== null,
    type: (typed: string) => {
      const shown = maskDate(typed, withTime);
      setDraft(shown);
      const read = readDate(shown, withTime);
      if (read === null || (read !== undefined && isWhole(shown))) onChange(read);
    },
    commit: () => {
      if (draft === null) return;
      setDraft(null);
      const read = readDate(draft, withTime);
      onChange(read === undefined ? draft : read);
    },
  };
};

interface CalendarButtonProps extends Pick<
  DateFieldProps,
  'label' | 'value' | 'onChange' | 'disabled' | 'withTime'
> {
  onOpen: () => void;
}

/** Opens a month to choose the day from; the time that is there stays. */
const CalendarButton = ({ label, value, onChange, disabled, withTime, onOpen }: CalendarButtonProps) => {
  const { close, button, popup } = useAnchor('dialog');
  const stored = value && isStoredDate(value) ? value : null;
  const choose = (day: string) => {
    const time = stored?.slice(10) || (withTime === true ? 'T00:00' : '');
    onChange(withTime ? day + time : day);
    close();
  };
  return (
    <>
      <IconButton
        edge="end"
        aria-label={texts.common.openCalendar(label)}
        disabled={disabled}
        {...button}
        onClick={(event) => {
          onOpen();
          button.onClick(event);
        }}
        sx={{ padding: '3px' }}
      >
        <CalendarTodayOutlined fontSize="dense" />
      </IconButton>
      <Popover
        {...popup}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.common.openCalendar(label) } }}
      >
        <Suspense fallback={<Box sx={{ width: 320, height: 336 }} aria-busy="true" />}>
          <Calendar day={stored?.slice(0, 10) ?? null} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
};

/** A date in Brazilian form, typed or chosen from a month; a time that is left out is 00:00 unless it is optional. */
export const DateField = (props: DateFieldProps) => {
  const { label, value, short, disabled, withTime = false } = props;
  const { text, typing, type, commit } = useDraft(props);
  const id = useId();
  const wrong = !typing && !!value && !isStoredDate(value);
  const error = wrong ? texts.common.notADate : props.error;
  return (
    <TextField
      id={id}
      label={short === undefined ? label : undefined}
      value={text}
      disabled={disabled}
      autoFocus={props.autoFocus}
      sx={short === undefined ? undefined : { '& input': { typography: 'small', paddingInline: '6px 0' } }}
      placeholder={withTime ? texts.common.dateTimeFormat : texts.common.dateFormat}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => type(event.target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => {
        if (key === 'Enter') commit();
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          ...(short !== undefined && { 'aria-label': label }),
        },
        input: {
          startAdornment: short !== undefined && <InputAdornment position="start">{short}</InputAdornment>,
          endAdornment: (
            <InputAdornment position="end">
              <CalendarButton {...props} onOpen={commit} />
            </InputAdornment>
          ),
        },
        formHelperText: { role: error === undefined ? undefined : 'alert' },
      }}
    />
  );
};
