/** Copies by the selection, which browsers allow on pages without https, too. */
const copySelected = (text: string, within: HTMLElement): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  within.append(area);
  area.select();
  // Deprecated, and the only way where `navigator.clipboard` is missing: an address of the local network.
  const copied = document.execCommand('copy');
  area.remove();
  return copied;
};

/** Puts a text on the clipboard. @param within an element that may hold the focus @returns whether it is there */
export const copyText = async (text: string, within: HTMLElement): Promise<boolean> => {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copySelected(text, within);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, within);
  }
};
