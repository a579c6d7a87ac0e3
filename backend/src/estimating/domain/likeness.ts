import { isSameOutline } from '../../files/flat-pattern/domain/outline.js';
import type { PartType } from '../../pricing/domain/part-type.js';
import { fileKey, referenceKey, SIDES, sidesOf, titleWords, type PartTraits } from './part-key.js';

/** Why an earlier part is shown, the surest first. */
export const likenessReasons = ['same_file', 'same_reference', 'same_outline', 'similar_title'] as const;
export type LikenessReason = (typeof likenessReasons)[number];

/** A part as it is compared: what it is found by, what it is made of, how thick it is (mm). */
export interface ComparedPart extends PartTraits {
  type: PartType | null;
  thickness: number;
}

/** Part of all words of two titles that both have. */
const WORDS = 0.5;

/**
 * In what an earlier part is the same as this one, or similar.
 * - same_file: its drawing is the same file, and the same page of it
 * - same_reference: the customer is the same, too
 * - same_outline: both DXFs have one shape, however they are turned or mirrored
 * - similar_title: half of the words are the same, and type, sides and thickness are, as far as both have them
 */
export function likeness(part: ComparedPart, earlier: ComparedPart): LikenessReason[] {
  const holds: Record<LikenessReason, boolean> = {
    same_file: part.digest !== null && fileKey(part) === fileKey(earlier),
    same_reference: isSameReference(part, earlier),
    same_outline:
      part.outline !== null && earlier.outline !== null && isSameOutline(part.outline, earlier.outline),
    similar_title: isSimilar(part, earlier),
  };
  return likenessReasons.filter((reason) => holds[reason]);
}

/** A surer reason counts more than all that are less sure. */
export const weightOf = (reasons: readonly LikenessReason[]): number =>
  reasons.reduce((sum, reason) => sum + 2 ** (likenessReasons.length - likenessReasons.indexOf(reason)), 0);

function isSameReference(part: ComparedPart, earlier: ComparedPart): boolean {
  const key = referenceKey(part.reference);
  return (
    key !== null &&
    key === referenceKey(earlier.reference) &&
    part.customer_id !== null &&
    part.customer_id === earlier.customer_id
  );
}

function isSimilar(part: ComparedPart, earlier: ComparedPart): boolean {
  const [length, width] = sidesOf(part);
  const [otherLength, otherWidth] = sidesOf(earlier);
  return (
    length > 0 &&
    (part.type === null || earlier.type === null || part.type === earlier.type) &&
    isNear(length, otherLength) &&
    isNear(width, otherWidth) &&
    (part.thickness === 0 || earlier.thickness === 0 || isNear(part.thickness, earlier.thickness)) &&
    sharedWords(part.title, earlier.title) >= WORDS
  );
}

const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(one, other) * SIDES;

/** Which part of all words of both titles both have (Jaccard's index); 0 where neither has any. */
export function sharedWords(one: string, other: string): number {
  const [own, others] = [titleWords(one), titleWords(other)];
  const shared = [...own].filter((word) => others.has(word)).length;
  return shared === 0 ? 0 : shared / (own.size + others.size - shared);
}
