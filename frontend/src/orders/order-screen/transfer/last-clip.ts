import { type Contents, CONTENTS_TYPE, readContents, writeContents } from './contents';

const KEY = 'forja.last-clip';

/** Programs may change the ends of lines. */
const comparable = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Keeps what a text stands for that a click put on the clipboard, for all tabs of this browser: a click writes text alone.
 * A browser without storage forgets it, and pastes text.
 */
export const rememberClip = (text: string, contents: Contents): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ text: comparable(text), contents: writeContents(contents) }));
  } catch {
    // No storage.
  }
};

/** What the pasted text stands for, where it is the one that was kept last; null for any other text. */
const clippedAs = (text: string): Contents | null => {
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

/** The parts or sets that a clipboard holds; null where it holds something else. */
export const contentsOn = (data: DataTransfer): Contents | null =>
  readContents(data.getData(CONTENTS_TYPE)) ?? clippedAs(data.getData('text/plain'));
