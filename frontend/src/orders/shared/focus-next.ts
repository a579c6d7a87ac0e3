import type { KeyboardEvent } from 'react';

const FIELDS =
  'input:not([type="hidden"]):not([type="file"]):not([aria-hidden="true"]):not(:disabled), [role="combobox"]:not([aria-disabled="true"])';

/** Leads from a field to the next one of those below `scope`. */
const focusNext = (scope: HTMLElement, from: HTMLElement): void => {
  const fields = [...scope.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => field.offsetParent !== null,
  );
  fields[fields.indexOf(from) + 1]?.focus();
};

const isPlainEnter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !altKey && !metaKey;

/**
 * Enter in a field goes on to the next one, as in a spreadsheet. Not in a text area, where it breaks the line, and not
 * in an open list, where it chooses.
 */
export const enterMovesOn = (event: KeyboardEvent<HTMLElement>): void => {
  const { target } = event;
  if (!isPlainEnter(event) || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  focusNext(event.currentTarget, target);
};

/** Enter goes on from a closed list of fixed values instead of opening it; the arrows and the space bar still open it. */
export const enterPassesSelects = (event: KeyboardEvent<HTMLElement>): void => {
  const { target } = event;
  if (!isPlainEnter(event) || !(target instanceof HTMLElement) || target instanceof HTMLInputElement) return;
  if (target.getAttribute('role') !== 'combobox' || target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  event.stopPropagation();
  focusNext(event.currentTarget, target);
};
