import type { DrawingPage } from './drawing-page.js';
import { runsOf } from './page-runs.js';

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

/** Letters that are kept of a drawing's text: with four bytes a letter it still fits into MySQL's TEXT. */
const MOST_LETTERS = 16_000;

/**
 * Keeps a drawing's texts for the search: a line for each, equal ones once.
 * @returns null where none has a letter or a digit
 */
export function drawingText(texts: Iterable<string>): string | null {
  const lines = new Set<string>();
  let room = MOST_LETTERS;
  for (const text of texts) {
    const line = text
      .toWellFormed()
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim();
    if (!/[\p{L}\p{N}]/u.test(line) || lines.has(line)) continue;
    room -= line.length + 1;
    if (room < 0) break;
    lines.add(line);
  }
  return lines.size > 0 ? [...lines].join('\n') : null;
}

/** The text of a PDF's page: its stretches from top to bottom; of a page full of text its words as they were written. */
export function pageText(page: DrawingPage): string | null {
  const words = page.words.filter(({ text }) => isLegible(text));
  const runs = page.width > 0 && page.height > 0 ? runsOf({ ...page, words }) : [];
  return drawingText((runs.length > 0 ? runs : words).map(({ text }) => text));
}
