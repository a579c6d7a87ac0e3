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

/** Fields of the estimator's way, from the name to 'Salvar'; what only shows or assists stands beside it. */
const STEPS =
  'input:not([type="hidden"]):not([type="file"]):not([aria-hidden="true"]), textarea:not([aria-hidden="true"]), [role="combobox"], [role="radio"][tabindex="0"], [data-step]';

const OTHERS = 'button, a[href], input:not([type="hidden"]):not([type="file"]):not([aria-hidden="true"])';

const usable = (scope: HTMLElement, selector: string): HTMLElement[] =>
  [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    (one) =>
      one.offsetParent !== null && !one.matches(':disabled, [aria-disabled="true"]') && one.tabIndex >= 0,
  );

/** The elements that a key leads along; null where it leads as it does anywhere. */
const wayOf = (
  scope: HTMLElement,
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
): HTMLElement[] | null => {
  const steps = usable(scope, STEPS).filter((one) => !one.closest('[data-aside]'));
  if (key === 'Tab' && !ctrlKey && !altKey && !metaKey) return steps;
  return key === 'F6' ? usable(scope, OTHERS).filter((one) => !steps.includes(one)) : null;
};

/**
 * Tab leads from step to step, past figures, zoom and the buttons of header and foot (`data-aside`); F6 leads to these, one after the
 * other, and Tab goes on from there as in any dialog.
 */
export const moveAlongSteps = (event: KeyboardEvent<HTMLElement>): void => {
  const { currentTarget: scope, key, shiftKey, target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLElement) || !scope.contains(target)) return;
  const way = wayOf(scope, event);
  if (!way) return;
  const at = way.indexOf(target);
  const isOutside = key === 'Tab' && at < 0;
  const next = isOutside ? undefined : way.at(shiftKey ? at - 1 : at + 1 < way.length ? at + 1 : 0);
  // The last step leads on to what stands beside, as in any dialog.
  const isEnd = key === 'Tab' && (shiftKey ? at === 0 : at === way.length - 1);
  if (!next || isEnd) return;
  event.preventDefault();
  next.focus();
};
