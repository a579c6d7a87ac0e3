import type { QueryClient } from '@tanstack/react-query';
import { answer, api, byId, type EntryFigures, type PriceSource, type RuleContent } from '../api';

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

export const priceImpactApi = {
  /** @param values of the form, where they are not stored yet */
  impact: (entry: Entry, values: EntryFigures | RuleContent, signal?: AbortSignal) =>
    answer(
      api.POST('/api/price-impact', {
        body: 'rows' in values ? { ...entry, rule: values } : { ...entry, values },
        signal,
      }),
    ),
  begin: ({ resource, id }: Entry, quotes: readonly ShownQuote[]) =>
    answer(api.POST('/api/repricings', { body: { resource, id, quotes: [...quotes] } })),
  list: (signal?: AbortSignal) => answer(api.GET('/api/repricings', { signal })),
  get: (id: number, signal?: AbortSignal) => answer(api.GET('/api/repricings/{id}', { ...byId(id), signal })),
  quotes: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/repricings/{id}/quotes', { ...byId(id), signal })),
  cancel: (id: number) => answer(api.POST('/api/repricings/{id}/cancel', byId(id))),
};

/** Fetches anew what a repricing changes: totals stand in lists and in orders, too. */
export const refreshRepriced = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'repricing' });
