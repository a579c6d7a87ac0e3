/** Puts a text on the clipboard. @returns false where the browser does not allow it, as on pages without https */
export const copyText = async (text: string): Promise<boolean> => {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  );
};
