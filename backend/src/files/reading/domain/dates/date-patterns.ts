import { dateWritingOf, type DateOrder } from './parse-date.js';

/** The order of day and month in a drawing's dates, where it is certain. */
export type CertainOrder = Exclude<DateOrder, 'open'>;

/** An order and the sign between the numbers: `day-`, `month/`. */
export type DatePattern = `${CertainOrder}${string}`;

/** The one order that these patterns show of dates with this sign; null where they show none, or both. */
export function orderOf(patterns: Iterable<DatePattern>, mark: string): CertainOrder | null {
  const ofMark = new Set([...patterns].filter((pattern) => pattern.endsWith(mark)));
  const [only, ...others] = ofMark;
  if (only === undefined || others.length > 0) return null;
  return only.startsWith('day') ? 'day' : 'month';
}

/** How the dates among a page's texts and their words are certainly written: those of which one number can't be a month. */
export function datePatternsOn(
  runs: readonly { text: string; parts: readonly { text: string }[] }[],
): DatePattern[] | null {
  const patterns = runs
    .flatMap(({ text, parts }) => [text, ...parts.map((part) => part.text)])
    .flatMap((text): DatePattern[] => {
      const writing = dateWritingOf(text);
      return writing && writing.order !== 'open' ? [`${writing.order}${writing.mark}`] : [];
    });
  return patterns.length > 0 ? [...new Set(patterns)] : null;
}
