import type { RecognisedWord } from './recognised-page.js';

/** Two languages find one word where their boxes share this much of both. */
const SHARED = 0.5;

/** What is left of the certainty of a word that two languages read differently: no suggestion comes of it. */
const DISPUTED = 0.5;

const areaOf = ({ left, top, right, bottom }: Omit<RecognisedWord, 'text'>): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

/** Shared area as a part of the area of both, 0 to 1. */
function sharedPart(one: RecognisedWord, other: RecognisedWord): number {
  const both = areaOf({
    ...one,
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  return both / (areaOf(one) + areaOf(other) - both || 1);
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * What two languages read in one picture, as one list. Where they agree, the surer one counts; accents are the first one's, which
 * knows them. Where they don't, or only one of them sees a word, it is unsure: a letter more or less in a number costs a part.
 * @param first of the language that has the other one's letters, and accents besides
 */
export function agreedWords(
  first: readonly RecognisedWord[],
  second: readonly RecognisedWord[],
): RecognisedWord[] {
  return first.map((word) => {
    const [other] = second
      .map((each) => ({ each, shared: sharedPart(word, each) }))
      .filter(({ shared }) => shared >= SHARED)
      .sort((one, two) => two.shared - one.shared);
    if (!other) return { ...word, confidence: word.confidence * DISPUTED };
    const { each } = other;
    if (withoutAccents(word.text) === withoutAccents(each.text)) {
      return { ...word, confidence: Math.max(word.confidence, each.confidence) };
    }
    const surer = each.confidence > word.confidence ? { ...word, text: each.text } : word;
    return { ...surer, confidence: Math.max(word.confidence, each.confidence) * DISPUTED };
  });
}
