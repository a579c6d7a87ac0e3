/**
 * The words that texts are found by. What is stored and what is typed pass the same way: accents and case are off, codes
 * are there as a whole and in pieces ('AB-12.5' → ab125, ab, 12, 5), numbers have no leading zeros ('000123' → 123).
 * Words are ASCII letters and digits, so that both databases keep and compare them alike.
 */

/** Longer words are found by their beginning. */
const MOST_LETTERS = 40;

/** Words of one document; the rest of a longer one is not searched. */
const MOST_WORDS = 6000;

/** The diameter sign stands before a number and is no letter of it. */
const SIGNS = /[øØ⌀]/gu;

const plain = (text: string) =>
  text.replace(SIGNS, ' ').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Every other script's letter by its number. */
const ascii = (word: string) =>
  word.replace(/[^a-z0-9]/gu, (letter) => `x${letter.codePointAt(0)?.toString(16) ?? ''}`);

const withoutZeros = (word: string) => (/^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word);

const finished = (word: string) => withoutZeros(ascii(word)).slice(0, MOST_LETTERS);

/** What stands between spaces, taken apart. */
interface Chunk {
  /** All of it without marks. */
  whole: string;
  /** Between marks. */
  runs: string[];
  /** Also between letters and digits. */
  pieces: string[];
}

function chunksOf(text: string): Chunk[] {
  const chunks = plain(text)
    .split(/\s+/u)
    .map((chunk) => chunk.match(/[\p{L}\p{N}]+/gu) ?? []);
  return chunks.flatMap((runs): Chunk[] => {
    if (runs.length === 0) return [];
    const pieces = runs.flatMap((run) => run.match(/\p{N}+|[^\p{N}]+/gu) ?? []);
    return [{ whole: finished(runs.join('')), runs: runs.map(finished), pieces: pieces.map(finished) }];
  });
}

/** The words of a stored text, each once, in no order. */
export function wordsOf(...texts: readonly (string | null)[]): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const { whole, runs, pieces } of chunksOf(text ?? '')) {
      for (const word of [whole, ...runs, ...pieces]) words.add(word);
      if (words.size >= MOST_WORDS) return words;
    }
  }
  return words;
}

/** The digits of a number that is written with marks and spaces (telephone, CNPJ), as one word; none without digits. */
export function digitsOf(text: string | null): string[] {
  const digits = (text ?? '').replace(/\D/g, '');
  return digits === '' ? [] : [finished(digits)];
}

/** A word to look for; a `prefix` is found by every word that begins with it. */
export interface Term {
  word: string;
  prefix: boolean;
}

/** What a document must have: all terms of at least one of the alternatives. */
export type Clause = readonly (readonly Term[])[];

/** What is typed beyond so many words is not looked at. */
const MOST_CLAUSES = 8;

/** One letter begins too many words to be looked for. */
const term = (word: string, prefix = false): Term => ({ word, prefix: prefix && word.length > 1 });

/** What a typed text asks for: a clause for each of its words, the one being typed and the others found by their beginning. */
export function clausesOf(typed: string): Clause[] {
  const clauses = new Map<string, Clause>();
  for (const { whole, pieces } of chunksOf(typed)) {
    const inPieces = pieces.map((piece, at) => term(piece, at === pieces.length - 1));
    clauses.set(whole, pieces.length > 1 ? [[term(whole, true)], inPieces] : [[term(whole, true)]]);
    if (clauses.size === MOST_CLAUSES) break;
  }
  return [...clauses.values()];
}

/** The same, found by whole words alone. */
export const exactly = (clauses: readonly Clause[]): Clause[] =>
  clauses.map((clause) => clause.map((terms) => terms.map(({ word }) => ({ word, prefix: false }))));

/** The clause for words that stand in another field, which are stored with its mark. */
export const marked = (mark: string, clause: Clause): Clause =>
  clause.map((terms) => terms.map(({ word, prefix }) => ({ word: mark + word, prefix })));

/** Whether a document with these words has what the clause asks for. */
export function holds(words: ReadonlySet<string>, clause: Clause): boolean {
  const has = ({ word, prefix }: Term) =>
    words.has(word) || (prefix && [...words].some((one) => one.startsWith(word)));
  return clause.some((terms) => terms.every(has));
}
