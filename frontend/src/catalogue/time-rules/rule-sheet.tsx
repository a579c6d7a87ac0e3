import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Tooltip } from '@mui/material';
import type { ClipboardEvent } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { answer, api, type TimeRule, toFormData } from '../../api';
import { messagesOf } from '../../editing';
import { texts } from '../../i18n';
import { DownloadButton, FileButton, useAttempt, useToast } from '../../ui';
import { putOnClipboard } from '../../ui/cells';
import { columnsOf, copiedTable, type PastedAt, tableOf, withPasted } from './rule-cells';
import { lineAfter, type RuleLine, withLine, withoutLine } from './rule-line';

const { timeRules: text } = texts.catalogue;

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
    /** The server's complaints about the lines after it stand at the old places of these lines. */
    remove: (index: number) => {
      put(withoutLine(read(), index));
      clearErrors('rows');
    },
  };
};

export type RuleLines = ReturnType<typeof useRuleLines>;

/** Text of one cell goes into the field that it is pasted into. */
const SEVERAL_CELLS = /[\t\r\n]/;

/** The cell of the table that an element stands in: the fields of a line stand in the order of its columns. */
const cellOf = (target: EventTarget, driver: RuleLines['driver']): PastedAt | null => {
  const item = target instanceof Element ? target.closest('li') : null;
  if (!item?.parentElement) return null;
  const fields = [...item.children].filter((child) => child instanceof HTMLDivElement);
  const column = columnsOf(driver)[fields.findIndex((field) => field.contains(target as Element))];
  return column === undefined ? null : { line: [...item.parentElement.children].indexOf(item), column };
};

/** The table of a rule to and from spreadsheets. */
export const useRuleClipboard = ({ lines, driver, disabled, replace }: RuleLines) => {
  const toast = useToast();
  return {
    copy: () => {
      const done = putOnClipboard({ 'text/plain': copiedTable(lines, driver) });
      if (done) toast(text.copied(lines.length), 'success');
      else toast(text.copyFailed);
    },
    /** Several cells go into the table from the one in focus on. */
    paste: (event: ClipboardEvent) => {
      const written = event.clipboardData.getData('text/plain');
      const at = cellOf(event.target, driver);
      if (disabled || at === null || !SEVERAL_CELLS.test(written.trimEnd())) return;
      event.preventDefault();
      event.stopPropagation();
      const pasted = withPasted(lines, written, { at, driver });
      if ('refusal' in pasted) toast(pasted.refusal);
      else {
        replace(pasted.lines);
        toast(text.pasted(pasted.count), 'success');
      }
    },
  };
};

/** Saves the stored table as an Excel file; while the form has another one there is nothing to save. */
const ExportTable = () => {
  const id = useRecordContext()?.id;
  const { isDirty } = useFormState();
  const stored = id !== undefined && !isDirty;
  return (
    <Tooltip describeChild title={stored ? '' : text.saveFirst}>
      <span>
        <DownloadButton
          path={`/exports/time-rules/${id}`}
          failed={text.exportFailed}
          startIcon={<FileDownloadOutlined />}
          disabled={!stored}
        >
          {text.exportFile}
        </DownloadButton>
      </span>
    </Tooltip>
  );
};

/** The table of a rule to and from files. What is imported stands in the form until it is saved. */
export const RuleFile = ({ table: { driver, disabled, replace } }: { table: RuleLines }) => {
  const toast = useToast();
  const attempt = useAttempt();
  const read = (file: File) =>
    attempt(async () => {
      const call = api.POST('/api/imports/time-rules/table', { body: { file }, bodySerializer: toFormData });
      const { rows } = await answer(call);
      const made = tableOf(rows, driver);
      if ('refusal' in made) toast(made.refusal);
      else {
        replace(made.lines);
        toast(text.imported(made.count), 'success');
      }
    }, text.importFailed);
  return (
    <>
      <ExportTable />
      <Tooltip describeChild title={text.importHint}>
        <span>
          <FileButton
            plain
            label={text.importFile}
            accept=".xlsx,.ods,.csv"
            icon={<FileUploadOutlined />}
            disabled={disabled || driver === null}
            onFile={read}
          />
        </span>
      </Tooltip>
    </>
  );
};
