import type { PixelBox } from './picture-lines.js';
import type { JudgedWord, RecognisedWord } from './recognised-page.js';

/** Scales as they are printed. */
const SCALE = /^\d{1,3}(?:[.,]\d)?:\d{1,3}(?:[.,]\d)?$/;

/** Signs of ordinals: the first language has them, the second one has none. */
const ORDINAL = /[ºª]/;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

const inOneCase = (text: string): boolean =>
  [text.toLowerCase(), text.toUpperCase()].includes(text) || text.slice(1) === text.slice(1).toLowerCase();

/** `1:2` and `12`: nothing but a scale has its sign, and a colon is easily lost. */
function scaleOf(first: string, second: string): string | null {
  if (SCALE.test(first) === SCALE.test(second) || !/^[\d:.]+$/.test(first + second)) return null;
  const digits = (text: string) => text.replaceAll(/\D/g, '');
  if (digits(first) !== digits(second)) return null;
  return SCALE.test(first) ? first : second;
}

/** `Nº` and `N*`: alike, but for the signs that only the first language knows. */
function ordinalOf(first: string, second: string): string | null {
  const [signs, others] = [[...first], [...second]];
  if (!ORDINAL.test(first) || signs.length !== others.length) return null;
  const alike = signs.every((sign, at) => ORDINAL.test(sign) || sign === others[at]);
  return alike ? first : null;
}

/** Words of letters in which capitals look like small letters, or a full stop like a comma. */
function wordOf(first: string, second: string): string | null {
  const [one, other] = [first, second].map((text) => withoutAccents(text).toLowerCase());
  if (one === undefined || other === undefined || /\d/.test(one)) return null;
  const stop = /[.,]$/;
  if (stop.test(one) && one.replace(stop, '') === other.replace(stop, '') && stop.test(other)) {
    return first.replace(stop, '.');
  }
  if (one !== other || !/^\p{L}+$/u.test(one)) return null;
  if (one === 'kg') return one;
  return [first, second].find(inOneCase) ?? null;
}

/**
 * The text of two readings of a word that are equal but for marks that are easily mistaken and mean nothing: accents,
 * which the first one knows, the case of letters, the full stop of a label. Digits and the signs between them have to be the same.
 * @returns the word as the better one of them has it; null where they differ
 */
export function agreedText(first: string, second: string): string | null {
  // A letter alone, as a revision, has a speck for an accent.
  if (withoutAccents(first) === withoutAccents(second)) return first.length > 1 ? first : second;
  return scaleOf(first, second) ?? ordinalOf(first, second) ?? wordOf(first, second);
}

/** Whether two numbers differ in the signs between their digits alone: one of them has lost a sign. */
function hasLostSign(text: string, other: string): boolean {
  if (!/\d/.test(text) || SCALE.test(text)) return false;
  const plain = (each: string) => withoutAccents(each).replaceAll(/[.,]/g, '');
  return other.length > text.length && plain(text) === plain(other);
}

/** Two readings find one word where their boxes share this much of both. */
const SHARED = 0.5;

/** The certainty of a word that is read differently: no suggestion comes of it. */
const DISPUTED = 0.5;

/** Parts of a number that stand apart have this many letters at least; a letter alone was torn off. */
const LEAST_PART = 2;

const areaOf = ({ left, top, right, bottom }: PixelBox): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** The area that both have. */
const sharedArea = (one: PixelBox, other: PixelBox): number =>
  areaOf({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });

/** Shared area as a part of the area of both, 0 to 1. */
function sharedPart(one: PixelBox, other: PixelBox): number {
  const both = sharedArea(one, other);
  return both / (areaOf(one) + areaOf(other) - both || 1);
}

/** The one of the words that stands in the place of this one. */
function counterpart<T extends RecognisedWord>(word: RecognisedWord, words: readonly T[]): T | undefined {
  return words
    .map((each) => ({ each, shared: sharedPart(word, each) }))
    .filter(({ shared }) => shared >= SHARED)
    .sort((one, two) => two.shared - one.shared)[0]?.each;
}

/** Whether the word's middle is in the box. */
function standsInBox({ left, top, right, bottom }: RecognisedWord, box: PixelBox): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** As unsure as a word is that is read differently. */
const disputed = (word: RecognisedWord): JudgedWord => ({
  ...word,
  confidence: word.confidence * DISPUTED,
  agreed: false,
});

/** The word as the others have it too, or in doubt. */
function judged(word: RecognisedWord, others: readonly (readonly RecognisedWord[])[]): JudgedWord {
  const found = others.flatMap((words) => counterpart(word, words) ?? []);
  const confirming = found.filter((each) => agreedText(word.text, each.text) !== null);
  const confidence = [word, ...(confirming.length > 0 ? confirming : found)].reduce(
    (most, each) => Math.max(most, each.confidence),
    0,
  );
  const [first] = confirming;
  if (first && !found.some((each) => hasLostSign(word.text, each.text))) {
    return { ...word, text: agreedText(word.text, first.text) ?? word.text, confidence, agreed: true };
  }
  const [other] = found;
  const text = other && other.confidence > word.confidence ? other.text : word.text;
  return disputed({ ...word, text, confidence });
}

const byPlace = (words: readonly RecognisedWord[]) => [...words].sort((one, other) => one.left - other.left);
const joined = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join('');
const asOne = (text: string): string => withoutAccents(text).toLowerCase();

/** Words that another reading has as one: `2,5` and `kg`, agreed by it, or `666` and `1264` whose `_` was lost. */
function agreeAsParts(known: Map<RecognisedWord, JudgedWord[]>, whole: RecognisedWord): void {
  const parts = byPlace([...known.keys()].filter((word) => standsInBox(word, whole)));
  const open = parts.some((word) => known.get(word)?.some(({ agreed }) => !agreed));
  const [first] = parts;
  if (!first || parts.length < 2 || !open) return;
  const confidence = [whole, ...parts].reduce((most, each) => Math.max(most, each.confidence), 0);
  const [inParts, inOne] = [asOne(joined(parts)), asOne(whole.text)];
  const torn = !/\d/.test(inParts) && parts.some(({ text }) => text.length < LEAST_PART);
  const lost = inOne.includes('_') && inParts.replaceAll('_', '') === inOne.replaceAll('_', '');
  if (inParts === inOne && !torn) {
    for (const word of parts) {
      const text = /^kg$/i.test(word.text) ? 'kg' : word.text;
      known.set(word, [{ ...word, text, confidence, agreed: true }]);
    }
  } else if (inParts === inOne || lost) {
    for (const word of parts) known.set(word, []);
    known.set(first, [{ ...whole, line: first.line, confidence, agreed: true }]);
  }
}

/** A number that another reading has in parts, as `V1` and `1110.11`: a lost space is more usual than one too many. */
function agreeAsWhole(word: RecognisedWord, others: readonly RecognisedWord[]): JudgedWord[] | null {
  if (!/\d/.test(word.text)) return null;
  const parts = byPlace(others.filter((other) => standsInBox(other, word)));
  if (parts.length < 2 || parts.some(({ text }) => text.length < LEAST_PART)) return null;
  if (withoutAccents(joined(parts)) !== withoutAccents(word.text)) return null;
  const { line, top, bottom, confidence } = word;
  return parts.map((part) => ({
    ...part,
    line,
    top,
    bottom,
    confidence: Math.max(confidence, part.confidence),
    agreed: true,
  }));
}

/**
 * The words of one reading of a picture as others confirm them. Where they agree, the surer one counts; accents are the first
 * one's, which knows them. Where they don't, or only one of them sees a word, it is unsure: a letter more or less in a number
 * costs a part.
 * @param first of the language that has the other one's letters, and accents besides
 * @param others in another language and size, since they make other mistakes
 */
export function agreedWords(
  first: readonly RecognisedWord[],
  others: readonly (readonly RecognisedWord[])[],
): JudgedWord[] {
  const known = new Map(first.map((word) => [word, [judged(word, others)]]));
  for (const words of others) {
    for (const word of words) agreeAsParts(known, word);
    for (const [word, [only]] of known) {
      if (only && !only.agreed) known.set(word, agreeAsWhole(word, words) ?? [only]);
    }
  }
  return [...known.values()].flat();
}

/** A word that goes this many pixels beyond a cell's side crosses it. */
const CROSSING = 8;

/** Part of a word that another one has to cover to be the same text. */
const COVERED = 0.3;

/** How much of what was read is agreed: letters, less half of those in doubt. */
const worth = (words: readonly JudgedWord[]): number =>
  words.reduce((sum, { text, agreed }) => sum + text.length * (agreed ? 1 : -0.5), 0);

/** Whether the word is a part of a text that goes on beyond its cell. */
function isCutOff(word: RecognisedWord, cell: PixelBox, whole: readonly RecognisedWord[]): boolean {
  const area = (word.right - word.left) * (word.bottom - word.top);
  return whole.some(
    (each) =>
      (each.left < cell.left - CROSSING || each.right > cell.right + CROSSING) &&
      /[\p{L}\p{N}]/u.test(each.text) &&
      sharedArea(word, each) > COVERED * area,
  );
}

/** Whether the other reading has agreed on another text in the word's place, or has a sign that the word has lost. */
function isDenied(word: JudgedWord, left: readonly JudgedWord[]): boolean {
  const again = counterpart(word, left);
  if (!again || !word.agreed) return false;
  const differs = again.agreed && agreedText(again.text, word.text) === null;
  return differs || hasLostSign(word.text, again.text);
}

/**
 * The words of a picture that was read as a whole and cell by cell: of each cell that reading on which more is agreed. A
 * word that both have, agreed in each but differently, is in doubt; so is one that a cell cut off.
 */
export function wordsByCell(
  whole: readonly JudgedWord[],
  inCells: readonly JudgedWord[],
  cells: readonly PixelBox[],
): JudgedWord[] {
  const beside = whole.filter((word) => !cells.some((cell) => standsInBox(word, cell)));
  const within = cells.flatMap((cell) => {
    const one = whole.filter((word) => standsInBox(word, cell));
    const other = inCells
      .filter((word) => standsInBox(word, cell))
      .map((word) => (isCutOff(word, cell, whole) ? disputed(word) : word));
    const [chosen, left] = worth(other) >= worth(one) ? [other, one] : [one, other];
    return chosen.map((word) => (isDenied(word, left) ? disputed(word) : word));
  });
  return [...beside, ...within];
}

/** Words that one language's model reads in a picture: as a whole, and cell by cell. */
export interface Reading {
  whole: RecognisedWord[];
  inCells: RecognisedWord[];
}

/** A language's readings of the picture and of half its size. */
export interface Readings {
  full: Reading;
  half: Reading;
}

const wordsIn = ({ inCells, whole }: Reading): RecognisedWord[] => [...inCells, ...whole];

/** Words in doubt on which both languages agree in one size; `highest` in pixels. */
function agreedInSize(
  words: readonly JudgedWord[],
  [first, second]: readonly [Reading, Reading],
  highest = Infinity,
): JudgedWord[] {
  return words.map((word) => {
    const one =
      word.agreed || word.bottom - word.top > highest ? undefined : counterpart(word, wordsIn(first));
    if (!one) return word;
    for (const other of [second.whole, second.inCells].flatMap((each) => counterpart(word, each) ?? [])) {
      const text = agreedText(one.text, other.text);
      const confidence = Math.max(one.confidence, other.confidence);
      if (text !== null) return { ...word, text, confidence, agreed: true };
    }
    return word;
  });
}

/** A word that shares this part of the smaller of both is no other one. */
const APART = 0.2;

/** With the words that other readings alone have, in doubt: a label among them names what stands beside it. */
function withMissed(words: readonly JudgedWord[], others: readonly RecognisedWord[]): JudgedWord[] {
  const all = [...words];
  for (const word of others) {
    const covers = (each: RecognisedWord) =>
      sharedArea(each, word) > APART * Math.min(areaOf(each), areaOf(word));
    if (!all.some(covers)) all.push(disputed(word));
  }
  return all;
}

/** Letters that are this low, in pixels, are hardly read in half the size. */
const SMALL = 22;

/**
 * The words of a picture by what both languages read in it: those on which the first one in full size and the second one in half the size
 * agree, for they make different mistakes; else both in full size where letters are small, and in half the size.
 */
export function settleWords(first: Readings, second: Readings, cells: readonly PixelBox[]): JudgedWord[] {
  const others = [second.half.whole, second.half.inCells];
  const settled = (words: readonly JudgedWord[]) =>
    agreedInSize(agreedInSize(words, [first.full, second.full], SMALL), [first.half, second.half]);
  const whole = settled(agreedWords(first.full.whole, others));
  const chosen = wordsByCell(whole, settled(agreedWords(first.full.inCells, others)), cells);
  return settled(withMissed(chosen, [...others.flat(), ...wordsIn(first.half)]));
}

/** `SCALE:1:2`, whose space is narrow: a label and its scale. */
const LABELLED_SCALE = /^(\p{L}{4,}:)(\d{1,3}:\d{1,3})$/u;

/** How many letters wide a text is: narrow ones are half as wide as others. */
const breadthOf = (text: string): number => text.length - text.replaceAll(/[^1:]/g, '').length / 2;

/** The word; a label and its scale that were read as one, as two. */
export function partedScale(word: RecognisedWord): RecognisedWord[] {
  const [, label, scale] = LABELLED_SCALE.exec(word.text) ?? [];
  if (label === undefined || scale === undefined) return [word];
  const end = word.left + ((word.right - word.left) * breadthOf(label)) / breadthOf(word.text);
  return [
    { ...word, text: label, right: end },
    { ...word, text: scale, left: end },
  ];
}
