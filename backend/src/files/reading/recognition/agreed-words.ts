import { agreedText, hasLostSign, withoutAccents } from './agreed-text.js';
import type { PixelBox } from './picture-cells.js';
import type { JudgedWord, RecognisedWord } from './recognised-page.js';

/** Two readings find one word where their boxes share this much of both. */
const SHARED = 0.5;

/** The certainty of a word that is read differently: no suggestion comes of it. */
const DISPUTED = 0.5;

/** Parts of a number that stand apart have this many letters at least; a letter alone was torn off. */
const LEAST_PART = 2;

const areaOf = ({ left, top, right, bottom }: PixelBox): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** The area that both have. */
export const sharedArea = (one: PixelBox, other: PixelBox): number =>
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
export function counterpart<T extends RecognisedWord>(
  word: RecognisedWord,
  words: readonly T[],
): T | undefined {
  return words
    .map((each) => ({ each, shared: sharedPart(word, each) }))
    .filter(({ shared }) => shared >= SHARED)
    .sort((one, two) => two.shared - one.shared)[0]?.each;
}

/** Whether the word's middle is in the box. */
export function standsInBox({ left, top, right, bottom }: RecognisedWord, box: PixelBox): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
}

/** As unsure as a word is that is read differently. */
export const disputed = (word: RecognisedWord): JudgedWord => ({
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
