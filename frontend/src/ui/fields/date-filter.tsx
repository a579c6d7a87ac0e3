import { useState } from 'react';
import { isStoredDate } from '../format/dates';
import { DateField, type DateFieldProps } from './date-field';

type DateFilterProps = Omit<DateFieldProps, 'value' | 'onChange'> & {
  /** An empty text filters nothing. */
  value: string;
  onChange: (value: string) => void;
};

/** A date that filters a list at once; a text that is no date stays in the field, marked, and filters nothing. */
export const DateFilter = ({ value, onChange, ...field }: DateFilterProps) => {
  const [wrong, setWrong] = useState<string | null>(null);
  return (
    <DateField
      {...field}
      value={wrong ?? value}
      onChange={(next) => {
        const readable = next === null || isStoredDate(next);
        setWrong(readable ? null : next);
        onChange(readable ? (next ?? '') : '');
      }}
    />
  );
};
