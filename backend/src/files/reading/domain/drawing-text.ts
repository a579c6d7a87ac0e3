import type { DrawingPage } from './drawing-page.js';
import { isLegible } from './legible.js';
import { runsOf } from './page-runs.js';

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

/** The same of a PDF's page: its stretches from top to bottom; of a page full of text its words as they were written. */
export function pageText(page: DrawingPage): string | null {
  const words = page.words.filter(({ text }) => isLegible(text));
  const runs = page.width > 0 && page.height > 0 ? runsOf({ ...page, words }) : [];
  return drawingText((runs.length > 0 ? runs : words).map(({ text }) => text));
}
