import { holds, wordsOf, type Clause } from './words.js';

/** Letters that are shown of a text, and how many of them before the hit. */
const MOST_LETTERS = 90;
const BEFORE = 16;

/** Separates the lines of a drawing's text where they are shown. */
const BETWEEN = ' · ';

interface Chunk {
  text: string;
  at: number;
}

/** The words of a text around the first that answers one of the clauses; null where none does alone. */
export function excerptOf(text: string, clauses: readonly Clause[]): string | null {
  const shown = text.replaceAll('\n', BETWEEN);
  const chunks = Array.from(shown.matchAll(/\S+/gu), ({ 0: chunk, index }): Chunk => ({
    text: chunk,
    at: index,
  }));
  const from = (chunks.find(answering(clauses)) ?? chunks.find(answering(inPieces(clauses))))?.at;
  if (from === undefined) return null;
  const first = chunks.find(({ at }) => at >= from - BEFORE)?.at ?? from;
  const last = chunks.findLast(
    ({ at, text: word }) => at + word.length <= first + MOST_LETTERS && at >= from,
  );
  const end = last ? last.at + last.text.length : first + MOST_LETTERS;
  const inside = shown.slice(first, end).replace(/^·\s|\s·$/gu, '');
  return `${first > 0 ? '… ' : ''}${inside}${end < shown.length ? ' …' : ''}`;
}

const answering =
  (clauses: readonly Clause[]) =>
  ({ text }: Chunk): boolean => {
    const words = wordsOf(text);
    return clauses.some((clause) => holds(words, clause));
  };

/** A code that is written apart is found by its pieces: one of them is enough to be shown. */
const inPieces = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => clause.flatMap((terms) => terms.map((term) => [term])));
