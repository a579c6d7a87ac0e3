import { drawnClause, ownClause } from './domain/documents.js';
import { anyWord, clausesOf, misspellings, type Clause } from './domain/words.js';
import type { SearchIndex, Shelf } from './search-index.js';

/** Documents whose words are looked through for those that were meant. */
const SOME = 20;

const inOrders = (clause: Clause): Clause => [...clause, ...ownClause(clause)];

const isEmpty = async (index: SearchIndex, shelf: Shelf, clause: Clause) =>
  (await index.find(shelf, [clause], 1)).ids.length === 0;

/** A word that differs by one letter from the typed one and that something is found by. */
async function similarWord(index: SearchIndex, clause: Clause): Promise<string | undefined> {
  const near = misspellings(clause);
  if (near.length === 0) return undefined;
  const wanted = anyWord(near);
  const searches = [
    ['entries', wanted],
    ['orders', inOrders(wanted)],
  ] as const;
  for (const [shelf, words] of searches) {
    const { ids } = await index.find(shelf, [words], SOME);
    for (const stored of (await index.stored(shelf, ids)).values()) {
      const there = new Set(stored.split(' ').map((word) => word.replace(/^_/, '')));
      const found = near.find((word) => there.has(word));
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/**
 * The typed text with similar words in place of those that nothing is found by; null where there are none. Asked once nothing was
 * found: a word in all its misspellings is some hundred looks into the index.
 */
export async function correctedText(index: SearchIndex, typed: string): Promise<string | null> {
  const words = typed.split(/\s+/);
  let corrected = false;
  for (const [at, word] of words.entries()) {
    const [clause] = clausesOf(word);
    if (!clause || !(await isEmpty(index, 'entries', clause))) continue;
    if (!(await isEmpty(index, 'orders', [...inOrders(clause), ...drawnClause(clause)]))) continue;
    const similar = await similarWord(index, clause);
    if (similar === undefined) return null;
    words[at] = similar;
    corrected = true;
  }
  return corrected ? words.join(' ') : null;
}
