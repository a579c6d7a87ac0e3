import { type Contents, readContents } from './contents';

const KEY = 'forja.last-clip';

/** Programs may change the ends of lines. */
const comparable = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Keeps what a text stands for that a click put on the clipboard, for all tabs of this browser: a click writes text alone.
 * A browser without storage forgets it, and pastes text.
 */
export const rememberClip = (text: string, contents: Contents): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ text: comparable(text), contents: JSON.stringify(contents) }));
  } catch {
    // No storage.
  }
};

/** What the pasted text stands for, where it is the one that was kept last; null for any other text. */
export const clippedAs = (text: string): Contents | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      text?: unknown;
      contents?: unknown;
    } | null;
    if (typeof kept?.contents !== 'string' || kept.text !== comparable(text)) return null;
    return readContents(kept.contents);
  } catch {
    return null;
  }
};
