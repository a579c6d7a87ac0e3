import type { OrderTexts } from '../../orders/domain/order-texts.js';
import { digitsOf, marked, phraseOf, wordsOf, type Clause } from './words.js';

/** Stands before the words of a record's own name and number; words themselves have none. */
export const OWN = '_';

/** Stands before the whole name of an entry, its code or its number, as one word. */
const NAMED = 'n_';

const CUSTOMER = '__c';
const OWNER = '__u';
const KIND = '__k';

/** Stands before the words of drawings: what a part is called is looked for first. */
export const DRAWN = 'd_';

/** As much as a TEXT of MySQL and MariaDB holds of ASCII, with some room. */
const MOST_LETTERS = 60_000;

/** The entries of catalogues, in the order of their numbers, which are stored: new ones come last. */
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
  /** Its name and its code: of a customer, also what its orders are found by. */
  own: readonly (string | null)[];
  /** Numbers written with marks, which belong to what it is called. */
  numbers: readonly (string | null)[];
  others: readonly (string | null)[];
}

const inMarked = (words: Iterable<string>) => Array.from(words, (word) => OWN + word);

function joined(words: readonly string[], most = MOST_LETTERS): string {
  const all = words.join(' ');
  return all.length <= most ? all : all.slice(0, Math.max(0, all.lastIndexOf(' ', most)));
}

/**
 * The words that an order is found by: of whose it is, its own, and those of its parts.
 * @param drawn the words of their drawings (`drawnWords`), which come last
 */
export function orderWords({ id, customer_id, created_by_id, own, parts }: OrderTexts, drawn = ''): string {
  const words = [
    ...(customer_id === null ? [] : [`${CUSTOMER}${String(customer_id)}`]),
    ...(created_by_id === null ? [] : [`${OWNER}${String(created_by_id)}`]),
    ...inMarked(wordsOf(String(id), ...own)),
    ...wordsOf(...parts),
  ];
  return drawn === '' ? joined(words) : `${joined(words, MOST_LETTERS - drawn.length - 1)} ${drawn}`;
}

/** Whether what is stored of an order is right; an account that was deleted since may still be its owner there. */
export const sameOrder = (stored: string | undefined, right: string) =>
  stored === right || (!right.includes(OWNER) && stored?.replace(/__u\d+ /, '') === right);

/** The words that an entry is found by. */
export function entryWords({ kind, own, numbers, others }: EntryTexts): string {
  const called = new Set([...wordsOf(...own, ...numbers), ...numbers.flatMap(digitsOf)]);
  const all = new Set([...called, ...wordsOf(...others)]);
  const names = [...own.flatMap((text) => (text ? phraseOf(text) : [])), ...numbers.flatMap(digitsOf)];
  const kindWord = `${KIND}${String(entryKinds.indexOf(kind))}`;
  return joined([kindWord, ...names.map((name) => NAMED + name), ...inMarked(called), ...all]);
}

/** Raised with every change of what entries are found by: the index of another number is compared with all of them once. */
export const ENTRY_WORDS = entryKinds.length + 1;

/** Entries of all catalogues are numbered together. */
export const entryKey = (kind: EntryKind, id: number) => id * 16 + entryKinds.indexOf(kind);

/** The entry that a key stands for. */
export function entryOf(key: number): { kind: EntryKind; id: number } {
  const kind = entryKinds[key % 16];
  if (!kind) throw new Error(`${String(key)} is the number of no entry`);
  return { kind, id: Math.floor(key / 16) };
}

const whole = (word: string) => [{ word, prefix: false }];

/** Entries of these catalogues. */
export const ofKinds = (kinds: readonly EntryKind[]): Clause =>
  kinds.map((kind) => whole(`${KIND}${String(entryKinds.indexOf(kind))}`));

/** Entries of exactly this name, code or number, or of one that begins so. */
export const ofName = (typed: string, prefix: boolean): Clause => [
  [{ word: NAMED + phraseOf(typed), prefix }],
];

/** Orders that this user created. */
export const ofOwner = (userId: number): Clause => [whole(`${OWNER}${String(userId)}`)];

/** Orders of the customers. */
export const ofCustomers = (ids: readonly number[]): Clause =>
  ids.map((id) => whole(`${CUSTOMER}${String(id)}`));

/** The clause for what a record is called. */
export const ownClause = (clause: Clause): Clause => marked(OWN, clause);

/** The demands on an order that one of the typed words makes. */
export interface OrderClause {
  /** Its number, its sets, its file, its customer. */
  own: Clause;
  /** One of its parts. */
  part: Clause;
}

/** Orders of which each typed word is something of their own. */
export const orderClauses = (asked: readonly OrderClause[]): Clause[] => asked.map(({ own }) => own);

/** The clause for what is written in drawings. */
export const drawnClause = (clause: Clause): Clause => marked(DRAWN, clause);

/** The clauses, answered also by what is written in the parts' drawings. */
export const orInDrawings = (asked: readonly OrderClause[]): OrderClause[] =>
  asked.map(({ own, part }) => ({ own, part: [...part, ...drawnClause(part)] }));

/** Orders with a part, or with a drawing, that has one of the words. */
export const anyNamed = (asked: readonly OrderClause[]): Clause => asked.flatMap(({ part }) => part);
export const anyDrawn = (asked: readonly OrderClause[]): Clause => drawnClause(anyNamed(asked));

/** Orders of which each typed word is found, at least one in a part. */
export function partClauses(asked: readonly OrderClause[]): Clause[] {
  const [only, ...more] = asked;
  if (!only) return [];
  if (more.length === 0) return [only.part];
  return [...asked.map(({ own, part }) => [...part, ...own]), anyNamed(asked)];
}
