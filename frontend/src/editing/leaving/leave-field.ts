/** Ends an edit that is still in a field, so that its rounded value is what gets saved; the focus stays there. */
export const leaveField = (): void => {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
};
