import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { TimeRule } from '../../api';
import { messagesOf } from '../../editing';
import { lineAfter, type RuleLine, withLine, withoutLine } from './rule-line';

const linesOf = (value: unknown) => (Array.isArray(value) ? (value as RuleLine[]) : []);

/** The table of the rule in the form around it, and what the server refused of it. */
export const useRuleLines = () => {
  const { getValues, setValue, clearErrors } = useFormContext();
  const watched: unknown[] = useWatch({ name: ['rows', 'driver'] });
  const [rows, driver] = watched;
  const { errors, isSubmitting } = useFormState();
  // From the whole of the errors: those of a line change inside of it.
  const messages = messagesOf(errors);
  /** As they are now: an edit may follow another one before the fields are drawn again. */
  const read = () => linesOf(getValues('rows'));
  const put = (next: RuleLine[]) => setValue('rows', next, { shouldDirty: true });
  return {
    lines: linesOf(rows),
    driver: (driver ?? null) as TimeRule['driver'] | null,
    disabled: isSubmitting,
    errorOf: (index: number, field: keyof RuleLine) => messages[`rows.${index}.${field}`],
    /** Of the table as a whole. */
    error: messages.rows,
    change: (index: number, change: Partial<RuleLine>) => {
      put(withLine(read(), index, change));
      clearErrors(Object.keys(change).map((field) => `rows.${index}.${field}`));
    },
    add: () => {
      const lines = read();
      put([...lines, lineAfter(lines.at(-1))]);
      clearErrors('rows');
    },
    /** The whole table, and what was refused of it with it. */
    replace: (lines: RuleLine[]) => {
      put(lines);
      clearErrors('rows');
    },
    /** What was refused of the lines after it stood at their old places. */
    remove: (index: number) => {
      put(withoutLine(read(), index));
      clearErrors('rows');
    },
  };
};

export type RuleLines = ReturnType<typeof useRuleLines>;
