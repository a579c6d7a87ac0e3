import type { DrawingPage } from './drawing-page.js';

/** Stands for a letter of a font that does not say which letter it is. */
export const UNKNOWN_LETTER = '\uFFFD';

/** Letters that say nothing: unknown ones, a font's private numbers, and control characters. */
const ILLEGIBLE = /[\uFFFD\p{Co}\p{Cc}]/u;

/** A page with a larger part of its letters in words that can't be read is not read at all: its labels are not known. */
const MOST_ILLEGIBLE = 1 / 3;

/** Whether all of a text's letters are known. */
export const isLegible = (text: string): boolean => !ILLEGIBLE.test(text);

/** Whether enough of the page's letters are known to say what belongs to what. */
export function isPageLegible({ words }: DrawingPage): boolean {
  let [all, illegible] = [0, 0];
  for (const { text } of words) {
    all += text.length;
    if (!isLegible(text)) illegible += text.length;
  }
  return illegible <= all * MOST_ILLEGIBLE;
}
