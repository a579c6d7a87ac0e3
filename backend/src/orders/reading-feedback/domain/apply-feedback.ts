import type { Suggestion } from '../../../files/reading/domain/drawing-page.js';
import { valueOf } from '../../../files/reading/domain/parse-values.js';
import { sameSource, sourceIn, sourceOf, type BlockText } from '../../../files/reading/domain/title-block.js';
import { isLearnt, isWords, learntFields, type LearntField } from './learnt-values.js';

/** How often what stands in one place of a customer's title block was what people saved for a field. */
export interface Tally {
  field: string;
  /** Of a `BlockText`, or `ELSEWHERE`. */
  source: string;
  /** Drawings whose text there is what was saved. */
  accepted: number;
  /** Drawings for which something else was saved. */
  corrected: number;
}

/** A suggestion, and how many drawings of the same customer and block have changed how sure it is; 0: none. */
export interface LearnedSuggestion extends Suggestion {
  learned_from: number;
}

/** A reading counts as much as so many drawings. */
const PRIOR = 2;

/** So many drawings are needed before a suggestion that the reader makes becomes more or less sure. */
const FEWEST = 2;

/** A cell that people have led to is as likely right as wrong before any drawing says so. */
const UNKNOWN = 0.5;

/** Less sure than this is not shown. */
const SURE = 0.5;

/** No number of drawings makes a suggestion certain. */
const SUREST = 0.99;

/** How sure something of this certainty is after so many drawings. The mean of a beta distribution. */
function certaintyAfter(confidence: number, { accepted, corrected }: Pick<Tally, 'accepted' | 'corrected'>) {
  return Math.min(SUREST, (PRIOR * confidence + accepted) / (PRIOR + accepted + corrected));
}

/** The tallies of one field: those of one place together, which two drawings may put a little differently. */
export function mergedTallies(tallies: readonly Tally[], field: LearntField): Tally[] {
  const merged: Tally[] = [];
  for (const tally of tallies.filter((each) => each.field === field)) {
    const same = merged.find(({ source }) => sameSource(source, tally.source));
    if (same) {
      same.accepted += tally.accepted;
      same.corrected += tally.corrected;
    } else merged.push({ ...tally });
  }
  return merged;
}

/** Texts that stand where people have found the field's value on other drawings. */
function taughtFor(field: LearntField, { source, accepted, corrected }: Tally, texts: readonly BlockText[]) {
  const found = sourceIn(texts, source);
  const value = found ? valueOf(field, found.text) : null;
  const enough = accepted > corrected && accepted >= (isWords(field) ? 1 : FEWEST);
  if (!found || value === null || !enough) return [];
  const { text, place } = found;
  const confidence = certaintyAfter(UNKNOWN, { accepted, corrected });
  return [{ field, value, text, place, confidence, learned_from: accepted + corrected, accepted }];
}

function withOwnTally(read: Suggestion, tally: Tally | undefined): LearnedSuggestion & { accepted: number } {
  const { accepted, corrected } = tally ?? { accepted: 0, corrected: 0 };
  const drawings = accepted + corrected;
  if (drawings < FEWEST) return { ...read, learned_from: 0, accepted };
  return {
    ...read,
    confidence: certaintyAfter(read.confidence, { accepted, corrected }),
    learned_from: drawings,
    accepted,
  };
}

/** The suggestion for one field: of several places the one that was right on most drawings; none where two were as often. */
function suggested(
  field: LearntField,
  read: Suggestion | undefined,
  { texts, tallies }: { texts: readonly BlockText[]; tallies: readonly Tally[] },
): LearnedSuggestion[] {
  const known = mergedTallies(tallies, field);
  const source = read && sourceOf(read, texts);
  const isOwn = (tally: Tally) => source !== undefined && sameSource(tally.source, source);
  const own = read && withOwnTally(read, known.find(isOwn));
  const others = known
    .filter((tally) => !isOwn(tally))
    .flatMap((tally) => taughtFor(field, tally, texts))
    .filter(({ value }) => value !== own?.value);
  const [best, ...rest] = [...(own ? [own] : []), ...others].sort(
    (one, other) => other.accepted - one.accepted,
  );
  const contested = rest.some(({ accepted, value }) => accepted === best?.accepted && value !== best.value);
  if (!best || contested || best.confidence < SURE) return [];
  const { accepted: _, ...suggestion } = best;
  return [suggestion];
}

/**
 * Suggestions of a drawing, after what was saved for other drawings of the same customer and block. Pure; without tallies it is what was
 * read. Every value stands on the drawing's own page. The rule is in docs/drawing-reading.md, "Learning from the shop".
 */
export function applyFeedback(
  reading: readonly Suggestion[],
  texts: readonly BlockText[],
  tallies: readonly Tally[],
): LearnedSuggestion[] {
  const unlearnt = reading.filter(({ field }) => !isLearnt(field));
  const learnt = learntFields.flatMap((field) =>
    suggested(
      field,
      reading.find((each) => each.field === field),
      { texts, tallies },
    ),
  );
  return [...learnt, ...unlearnt.map((each) => ({ ...each, learned_from: 0 }))];
}
