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

/**
 * How a page's dates are certainly written: by those among its texts and their words of which one number can't be a month, else by
 * the language of its labels, or by points between the numbers, which stand where the day is first.
 * @param dayFirst whether the page is in a language in which the day is written first
 */
export function datePatternsOn(
  runs: readonly { text: string; parts: readonly { text: string }[] }[],
  dayFirst = false,
): DatePattern[] | null {
  const writings = runs
    .flatMap(({ text, parts }) => [text, ...parts.map((part) => part.text)])
    .flatMap((text) => dateWritingOf(text) ?? []);
  const certain = writings.flatMap(({ order, mark }): DatePattern[] =>
    order === 'open' ? [] : [`${order}${mark}`],
  );
  const open = writings
    .filter(({ mark }) => !certain.some((pattern) => pattern.endsWith(mark)))
    .flatMap(({ mark }): DatePattern[] => (dayFirst || mark === '.' ? [`day${mark}`] : []));
  const patterns = new Set([...certain, ...open]);
  return patterns.size > 0 ? [...patterns] : null;
}
