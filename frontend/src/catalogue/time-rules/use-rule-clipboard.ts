import type { ClipboardEvent } from 'react';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { putOnClipboard } from '../../ui/cells';
import { columnsOf, copiedTable, type PastedAt, withPasted } from './rule-cells';
import type { RuleLines } from './use-rule-lines';

const { timeRules: text } = texts.catalogue;

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
