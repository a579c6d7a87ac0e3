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

/** Most texts are of these letters and signs alone, for which the rules below are several times quicker. */
const PLAIN = /^[ -~\s]*$/;

const plain = (text: string) =>
  PLAIN.test(text)
    ? text.toLowerCase()
    : text.replace(SIGNS, ' ').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const runsOf = (chunk: string): readonly string[] =>
  chunk.match(PLAIN.test(chunk) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];

const piecesOf = (run: string): readonly string[] =>
  run.match(PLAIN.test(run) ? /\d+|\D+/g : /\p{N}+|[^\p{N}]+/gu) ?? [];

/** Every other script's letter by its number. */
const ascii = (word: string) =>
  PLAIN.test(word)
    ? word
    : word.replace(/[^a-z0-9]/gu, (letter) => `x${letter.codePointAt(0)?.toString(16) ?? ''}`);

const withoutZeros = (word: string) =>
  word.startsWith('0') && /^\d+$/.test(word) ? word.replace(/^0+(?=\d)/, '') : word;

const finished = (word: string) => withoutZeros(ascii(word)).slice(0, MOST_LETTERS);

/** Letters or digits alone: nothing to take apart. */
const ONE_PIECE = /^(?:[a-z]+|\d+)$/;

/** A text between spaces, taken apart. */
interface Chunk {
  /** All of it without marks. */
  whole: string;
  /** Between marks. */
  runs: string[];
  /** Also between letters and digits. */
  pieces: string[];
}

const chunksOf = (text: string): string[] => plain(text).split(/\s+/u);

/** Null where it is nothing but marks. */
function chunkOf(text: string): Chunk | null {
  if (ONE_PIECE.test(text)) {
    const whole = withoutZeros(text).slice(0, MOST_LETTERS);
    return { whole, runs: [], pieces: [whole] };
  }
  const runs = runsOf(text);
  if (runs.length === 0) return null;
  return {
    whole: finished(runs.join('')),
    runs: runs.map(finished),
    pieces: runs.flatMap((run) => piecesOf(run)).map(finished),
  };
}

/** The words of a stored text, each once, in no order. */
export function wordsOf(...texts: readonly (string | null)[]): Set<string> {
  const words = new Set<string>();
  const known = new Set<string>();
  for (const text of texts) {
    for (const written of chunksOf(text ?? '')) {
      // Names are repeated in many parts of an order.
      if (known.has(written)) continue;
      known.add(written);
      const chunk = chunkOf(written);
      if (!chunk) continue;
      words.add(chunk.whole);
      for (const word of chunk.runs) words.add(word);
      for (const word of chunk.pieces) words.add(word);
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

/** All of a name or code as one word, in which underscores stand between those that it is written in. */
export const phraseOf = (text: string): string =>
  chunksOf(text)
    .flatMap((chunk) => chunkOf(chunk)?.whole ?? [])
    .join('_')
    .slice(0, MOST_LETTERS);

/** A word to look for; a `prefix` is found by every word that begins with it. */
export interface Term {
  word: string;
  prefix: boolean;
}

/** A demand on a document: it has all terms of at least one of the alternatives. */
export type Clause = readonly (readonly Term[])[];

/** Words beyond so many are not looked at. */
const MOST_CLAUSES = 8;

/** One letter begins too many words to be looked for. */
const term = (word: string, prefix = false): Term => ({ word, prefix: prefix && word.length > 1 });

/** The demands of a typed text: a clause for each of its words, the one being typed and the others found by their beginning. */
export function clausesOf(typed: string): Clause[] {
  const clauses = new Map<string, Clause>();
  // Of a measure the number is looked for: 3mm, 3 mm.
  for (const written of chunksOf(typed.replace(/(\d)\s*mm\b/gi, '$1'))) {
    const chunk = chunkOf(written);
    if (!chunk) continue;
    const { whole, pieces } = chunk;
    const inPieces = pieces.map((piece, at) => term(piece, at === pieces.length - 1));
    clauses.set(whole, pieces.length > 1 ? [[term(whole, true)], inPieces] : [[term(whole, true)]]);
    if (clauses.size === MOST_CLAUSES) break;
  }
  return [...clauses.values()];
}

/** Shorter words have too many others beside them that differ by a letter. */
const LETTERS_OF_A_MISTAKE = /^[a-z]{5,}$/;

/** The words that differ from a typed one by one wrong, missing or added letter, or by two that changed places; none for a code. */
export function misspellings(clause: Clause): string[] {
  const word = clause[0]?.[0]?.word ?? '';
  if (!LETTERS_OF_A_MISTAKE.test(word)) return [];
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const near = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    near.add(before + after.slice(1));
    near.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of letters) {
      near.add(before + letter + after);
      near.add(before + letter + after.slice(1));
    }
  }
  near.delete(word);
  return [...near];
}

/** The clause that one of the words is there, as a whole. */
export const anyWord = (words: readonly string[]): Clause => words.map((word) => [{ word, prefix: false }]);

/** The clauses, answered by whole words alone. */
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
