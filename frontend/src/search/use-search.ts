import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answer, api } from '../api';
import { useDebounced } from '../ui';
import type { components } from '../api/schema';

export type Found = components['schemas']['SearchView'];

/** Typing rests for so long before the server is asked. */
const DELAY_MS = 120;

/** Asks for what is found; given up by the signal. */
export type Find = (typed: string, signal: AbortSignal) => Promise<Found>;

/** Asks the server. */
export const findOnServer: Find = (q, signal) =>
  answer(api.GET('/api/search', { params: { query: { q } }, signal }));

/** The most letters that the server takes. */
const MOST_LETTERS = 200;

/**
 * The server's results for the typed text; asked once typing rests, and given up when it goes on. The last answer stays
 * until the next one, so that nothing flickers.
 */
export function useSearch(text: string, find: Find) {
  const typed = text.trim().slice(0, MOST_LETTERS).trim();
  const settled = useDebounced(typed, DELAY_MS);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['palette', settled],
    queryFn: ({ signal }) => find(settled, signal),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const pending = typed !== '' && (typed !== settled || isFetching);
  return {
    typed,
    pending,
    found: typed === '' || !data ? null : data,
    failed: typed !== '' && !pending && isError,
    retry: () => void refetch(),
  };
}
