/** The only way to a clipboard on pages without https; browsers keep it. */
interface WithCommands {
  execCommand(command: 'copy'): boolean;
}

/**
 * Puts texts on the clipboard by their types, also on pages without https. Belongs into a click or a key.
 * @returns false where the browser refuses it
 */
export const putOnClipboard = (texts: Readonly<Record<string, string>>): boolean => {
  let done = false;
  const put = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    for (const [type, text] of Object.entries(texts)) event.clipboardData.setData(type, text);
    event.preventDefault();
    // What is in focus or selected is not what is copied.
    event.stopImmediatePropagation();
    done = true;
  };
  window.addEventListener('copy', put, { capture: true });
  try {
    (document as WithCommands).execCommand('copy');
  } finally {
    window.removeEventListener('copy', put, { capture: true });
  }
  return done;
};
