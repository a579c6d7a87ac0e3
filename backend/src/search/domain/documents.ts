import type { OrderTexts } from '../../orders/domain/order-texts.js';
import { digitsOf, marked, phraseOf, wordsOf, type Clause } from './words.js';

/** Prefix of the words of a record's own name and number; an underscore, since no word has one. */
export const OWN = '_';

/** Prefix of an entry's whole name, code or number as one word. */
const NAMED = 'n_';

const CUSTOMER = '__c';
const OWNER = '__u';
const KIND = '__k';

/** Prefix of the words in drawings, apart from those of parts: names of parts are searched first. */
export const DRAWN = 'd_';

/** Below the 65,535 bytes that a TEXT of MySQL and MariaDB holds; words are ASCII. */
const MOST_LETTERS = 60_000;

/** The catalogues that are searched. Their places in this list are stored: new ones come last. */
export const entryKinds = [
  'customers',
  'materials',
  'sheets',
  'bars',
  'components',
  'processes',
  'mercosur-common-nomenclatures',
  'states',
  'time-rules',
  'kits',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry of a catalogue as search knows it. */
export interface EntryTexts {
  kind: EntryKind;
  id: number;
  /** Its name and its code; those of a customer also find its orders. */
  own: readonly (string | null)[];
  /** Numbers that may be written with punctuation, such as a CNPJ; they find it as its name does. */
  numbers: readonly (string | null)[];
  others: readonly (string | null)[];
}

const ownMarked = (words: Iterable<string>) => Array.from(words, (word) => OWN + word);

function joined(words: readonly string[], most = MOST_LETTERS): string {
  const all = words.join(' ');
  return all.length <= most ? all : all.slice(0, Math.max(0, all.lastIndexOf(' ', most)));
}

/**
 * The words that an order is found by: its customer and owner by their ids, its own texts, and those of its parts.
 * @param drawn the words of the parts' drawings (`drawnWords`), which come last: a long text loses its end
 */
export function orderWords({ id, customer_id, created_by_id, own, parts }: OrderTexts, drawn = ''): string {
  const words = [
    ...(customer_id === null ? [] : [`${CUSTOMER}${String(customer_id)}`]),
    ...(created_by_id === null ? [] : [`${OWNER}${String(created_by_id)}`]),
    ...ownMarked(wordsOf(String(id), ...own)),
    ...wordsOf(...parts),
  ];
  return drawn === '' ? joined(words) : `${joined(words, MOST_LETTERS - drawn.length - 1)} ${drawn}`;
}

/** Whether an order's stored words are up to date; the owner's id may be that of an account that was deleted since. */
export const sameOrder = (stored: string | undefined, right: string) =>
  stored === right || (!right.includes(OWNER) && stored?.replace(/__u\d+ /, '') === right);

/** The words that an entry is found by. */
export function entryWords({ kind, own, numbers, others }: EntryTexts): string {
  const nameWords = new Set([...wordsOf(...own, ...numbers), ...numbers.flatMap(digitsOf)]);
  const all = new Set([...nameWords, ...wordsOf(...others)]);
  const names = [...own.flatMap((text) => (text ? phraseOf(text) : [])), ...numbers.flatMap(digitsOf)];
  const kindWord = `${KIND}${String(entryKinds.indexOf(kind))}`;
  return joined([kindWord, ...names.map((name) => NAMED + name), ...ownMarked(nameWords), ...all]);
}

/** Version of entries' words, raised with each new catalogue or change of `entryWords`: an older index is compared with all entries once. */
export const ENTRY_WORDS_VERSION = entryKinds.length + 1;

/** An entry's id in the index, which has the entries of all catalogues. */
export const entryKey = (kind: EntryKind, id: number) => id * 16 + entryKinds.indexOf(kind);

/** The entry that a key stands for. */
export function entryOf(key: number): { kind: EntryKind; id: number } {
  const kind = entryKinds[key % 16];
  if (!kind) throw new Error(`${String(key)} is the number of no entry`);
  return { kind, id: Math.floor(key / 16) };
}

const wholeWord = (word: string) => [{ word, prefix: false }];

/** The clause for entries of these catalogues. */
export const ofKinds = (kinds: readonly EntryKind[]): Clause =>
  kinds.map((kind) => wholeWord(`${KIND}${String(entryKinds.indexOf(kind))}`));

/** The clause for entries of exactly this name, code or number, or of one that begins so. */
export const ofName = (typed: string, prefix: boolean): Clause => [
  [{ word: NAMED + phraseOf(typed), prefix }],
];

/** The clause for orders of this owner. */
export const ofOwner = (userId: number): Clause => [wholeWord(`${OWNER}${String(userId)}`)];

/** The clause for orders of these customers. */
export const ofCustomers = (ids: readonly number[]): Clause =>
  ids.map((id) => wholeWord(`${CUSTOMER}${String(id)}`));

/** The clause for a record's own name and number. */
export const ownClause = (clause: Clause): Clause => marked(OWN, clause);

/** The clauses of one typed word: an order has it in texts of its own, or in one of its parts. */
export interface OrderClause {
  /** In its number, its sets' names, its file's name, or as its customer. */
  own: Clause;
  /** In a text of one of its parts. */
  part: Clause;
}

/** The clauses for orders that have every typed word in texts of their own. */
export const orderClauses = (asked: readonly OrderClause[]): Clause[] => asked.map(({ own }) => own);

/** The clause for words in drawings. */
export const drawnClause = (clause: Clause): Clause => marked(DRAWN, clause);

/** These clauses, which words in the parts' drawings also answer. */
export const orInDrawings = (asked: readonly OrderClause[]): OrderClause[] =>
  asked.map(({ own, part }) => ({ own, part: [...part, ...drawnClause(part)] }));

/** The clause for orders with one of the words in a part, or in a part's drawing. */
export const anyPartClause = (asked: readonly OrderClause[]): Clause => asked.flatMap(({ part }) => part);
export const anyDrawnClause = (asked: readonly OrderClause[]): Clause => drawnClause(anyPartClause(asked));

/** The clauses for orders that have every typed word, and at least one of them in a part. */
export function partClauses(asked: readonly OrderClause[]): Clause[] {
  const [only, ...more] = asked;
  if (!only) return [];
  if (more.length === 0) return [only.part];
  return [...asked.map(({ own, part }) => [...part, ...own]), anyPartClause(asked)];
}
