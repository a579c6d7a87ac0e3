import type { KeyboardEvent } from 'react';

const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 's';

/**
 * Ctrl+S (⌘S) inside of a frame submits its form, as its save button does, instead of saving the page as a file.
 * @param saving a save is under way: the key does nothing
 */
export const submitsBySaveKey =
  (formId: string, saving: boolean) =>
  (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !isSaveKey(event)) return;
    event.preventDefault();
    const form = document.getElementById(formId);
    if (!saving && !event.repeat && form instanceof HTMLFormElement) form.requestSubmit();
  };
