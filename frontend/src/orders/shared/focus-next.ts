import type { KeyboardEvent } from 'react';

const FIELDS =
  'input:not([type="hidden"]):not([type="file"]):not(:disabled), [role="combobox"]:not([aria-disabled="true"])';

/**
 * Enter in a field goes on to the next one, as in a spreadsheet. Not in a text area, where it breaks the line, and not
 * in an open list, where it chooses.
 */
export const enterMovesOn = (event: KeyboardEvent<HTMLElement>): void => {
  const { target } = event;
  if (event.key !== 'Enter' || event.ctrlKey || event.altKey || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => field.offsetParent !== null,
  );
  fields[fields.indexOf(target) + 1]?.focus();
};
