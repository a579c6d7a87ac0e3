import { useEffect, useState } from 'react';
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

interface Answered {
  typed: string;
  found: Found | null;
  failed: boolean;
}

const NOTHING: Answered = { typed: '', found: null, failed: false };

/**
 * The server's results for the typed text; asked once typing rests, and given up when it goes on. The last answer stays
 * until the next one, so that nothing flickers.
 */
export function useSearch(text: string, find: Find) {
  const typed = text.trim().slice(0, MOST_LETTERS).trim();
  const settled = useDebounced(typed, DELAY_MS);
  const [answered, setAnswered] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (settled === '') return undefined;
    const abort = new AbortController();
    find(settled, abort.signal).then(
      (found) => !abort.signal.aborted && setAnswered({ typed: settled, found, failed: false }),
      () => !abort.signal.aborted && setAnswered({ typed: settled, found: null, failed: true }),
    );
    return () => abort.abort();
  }, [settled, tries, find]);
  const pending = typed !== '' && answered.typed !== typed;
  const retry = () => {
    setAnswered(NOTHING);
    setTries(tries + 1);
  };
  return {
    typed,
    pending,
    found: typed === '' ? null : answered.found,
    failed: typed !== '' && !pending && answered.failed,
    retry,
  };
}
