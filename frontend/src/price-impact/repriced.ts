import type { QueryClient } from '@tanstack/react-query';
import { answer, api, type PriceSource } from '../api';

/** The entry that a form is about. */
export interface Entry {
  resource: PriceSource;
  id: number;
  /** Of taxes: quotes chosen in the list, in the place of those that have complete taxes. */
  orders?: number[];
}

/** A quote as it was shown. */
export interface ShownQuote {
  id: number;
  digest: string;
}

/** Reprices quotes as they were shown by an entry as it is stored. */
export const beginRepricing = ({ resource, id }: Entry, quotes: readonly ShownQuote[]) =>
  answer(api.POST('/api/repricings', { body: { resource, id, quotes: [...quotes] } }));

/** Fetches anew what a repricing changes: totals stand in lists and in orders, too. */
export const refreshRepriced = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'repricing' });
