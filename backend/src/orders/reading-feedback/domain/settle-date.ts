import { orderOf, type DatePattern, dateOf, dateWritingOf } from '../../../files/reading/domain/dates.js';
import type { Suggestion } from '../../../files/reading/domain/drawing-page.js';

/** How the drawing's date is written, where either of its numbers may be the day; null otherwise. */
export function openDateMark(reading: readonly Suggestion[]): string | null {
  const date = reading.find(({ field }) => field === 'date');
  const writing = date ? dateWritingOf(date.text) : null;
  return writing?.order === 'open' ? writing.mark : null;
}

/**
 * The suggestions with such a date in the order that dates of the same writing certainly have; left out where they have none, or both.
 * @param patterns the page's own, those of the customer's drawings of the same block, those of its other drawings: the first that
 *   show dates of this writing decide
 */
export function settleDate<S extends Suggestion>(
  suggestions: readonly S[],
  mark: string,
  patterns: readonly (readonly DatePattern[])[],
): S[] {
  const deciding = patterns.find((group) => group.some((pattern) => pattern.endsWith(mark)));
  const order = deciding ? orderOf(deciding, mark) : null;
  return suggestions.flatMap((each) => {
    if (each.field !== 'date') return [each];
    const value = order && dateOf(each.text, order);
    return value === null ? [] : [{ ...each, value }];
  });
}
