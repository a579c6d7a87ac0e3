/**
 * Moves the focus to the first field that is marked as wrong, once the marks are drawn: in the dialog on top, where one is open.
 * A long form on a small screen would otherwise show nothing of what was refused.
 */
export const focusFirstWrong = (): void => {
  setTimeout(() => {
    const scope = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document;
    scope.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
};
