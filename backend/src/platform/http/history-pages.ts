import type { Type } from '@nestjs/common';
import { decimal, list, shape } from '../shape.js';
import { dayAfter, startOfDay } from '../i18n/calendar.js';
import { messages } from '../i18n/messages.js';
import { textField } from './fields.js';
import { idField, wholeNumberField } from './number-fields.js';

const DAY: [RegExp, string] = [/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, messages.validation.notDate];
const PER_PAGE = 50;

/** Query of a history that is read page by page. */
export class HistoryQuery extends shape({
  page: idField({ fromText: true, description: '1-based' }),
  per_page: wholeNumberField({ min: 1, max: 200, fromText: true, description: '50 unless given' }),
  date_from: textField({ pattern: DAY, description: 'First day, YYYY-MM-DD in America/Sao_Paulo' }),
  date_to: textField({ pattern: DAY, description: 'Last day, YYYY-MM-DD in America/Sao_Paulo' }),
}) {}

/** From which moment on and before which one, ISO 8601 in UTC; undefined where the query names no such day. */
export const periodOf = ({ date_from, date_to }: HistoryQuery): { from?: string; until?: string } => ({
  from: date_from ? startOfDay(date_from) : undefined,
  until: date_to ? startOfDay(dayAfter(date_to, 1)) : undefined,
});

/** Declares a page of a history whose entries are of this class. */
export const pageOfHistory = <Entry>(entry: Type<Entry>) =>
  shape({
    data: list(() => entry, 'The entries of the page, newest first'),
    page: decimal('1-based'),
    last_page: decimal('The number of the last page'),
    total: decimal('Entries on all pages'),
  });

/**
 * The page that the query asks for.
 * @param read answers the entries from an offset on, at most so many, and how many there are in all
 */
export async function historyPage<Entry, View>(
  query: HistoryQuery,
  read: (offset: number, limit: number) => Promise<[Entry[], number]>,
  view: (entry: Entry) => View,
): Promise<{ data: View[]; page: number; last_page: number; total: number }> {
  const page = query.page ?? 1;
  const perPage = query.per_page ?? PER_PAGE;
  const [entries, total] = await read((page - 1) * perPage, perPage);
  return { data: entries.map(view), page, last_page: Math.max(1, Math.ceil(total / perPage)), total };
}
