import type { Suggestion } from '../../../files/reading/domain/drawing-page.js';
import { valueOf } from '../../../files/reading/domain/parse-values.js';
import { sameSource, sourceIn, sourceOf, type BlockText } from '../../../files/reading/domain/title-block.js';
import { isWords, type LearntField } from './learnt-values.js';

/** A value that was saved for a field: whether a printed value equals it. */
export interface SavedValue {
  field: LearntField;
  is: (printed: string | number) => boolean;
}

/** Whether what stands in a place of the block is what was saved. */
export interface Judgement {
  field: LearntField;
  source: string;
  accepted: boolean;
}

/** A drawing's reading with its block's texts. */
export interface ReadBlock {
  reading: readonly Suggestion[];
  texts: readonly BlockText[];
}

/** The one text of the block that is the saved value; null where several are: which one is meant would be a guess. */
function onlySource({ field, is }: SavedValue, texts: readonly BlockText[]): string | null {
  const [only, ...others] = texts.filter(({ text }) => {
    const value = valueOf(field, text);
    return value !== null && is(value);
  });
  return only && others.length === 0 ? only.source : null;
}

/**
 * Judges by a save the places that its drawing was read from: of what was suggested, of those that are known from other drawings of
 * the block, and, where none of them has the value, of the one text of the block that has it.
 * @param known sources of the field, of other drawings of the same customer and block
 */
export function judgeReading(
  { reading, texts }: ReadBlock,
  saved: SavedValue,
  known: readonly string[],
): Judgement[] {
  const { field } = saved;
  const read = reading.find((each) => each.field === field);
  const judgements: Judgement[] = [];
  const add = (source: string, accepted: boolean) => {
    const same = known.find((other) => sameSource(other, source)) ?? source;
    if (!judgements.some((each) => each.source === same)) judgements.push({ field, source: same, accepted });
  };
  if (read) add(sourceOf(read, texts), saved.is(read.value));
  for (const source of known) {
    const found = sourceIn(texts, source);
    const value = found ? valueOf(field, found.text) : null;
    if (value !== null) add(source, saved.is(value));
  }
  // A number that nothing suggested may stand in a cell by coincidence; words do not.
  if (judgements.some(({ accepted }) => accepted) || (!read && !isWords(field))) return judgements;
  const source = onlySource(saved, texts);
  if (source !== null) add(source, true);
  return judgements;
}
