import type { SuggestedField } from '../../../files/reading/domain/drawing-page.js';

/** The fields of a drawing that a part has, too: about these people say what is right by what they save. */
export const learntFields = [
  'title',
  'reference',
  'material',
  'thickness',
  'width',
  'length',
  'quantity',
] as const satisfies readonly SuggestedField[];
export type LearntField = (typeof learntFields)[number];

/** Characters of a title block's key that are shown: enough for the blocks of one customer. */
const SHOWN_KEY = 8;

/** Name of a title block for people. */
export const blockName = (title_block: string): string => title_block.slice(0, SHOWN_KEY);

/** Lessons of a customer that were forgotten, as the history of administration keeps them. */
export interface ForgottenFeedback {
  /** Key of the title block; null for all of them. */
  title_block: string | null;
  /** Null for all fields. */
  field: LearntField | null;
  /** How many drawings it was learnt of. */
  drawings: number;
}

export const isLearnt = (field: SuggestedField): field is LearntField =>
  (learntFields as readonly SuggestedField[]).includes(field);

/** Fields of words: one of their values in another cell is no coincidence, as one number in two cells may be. */
export const isWords = (field: LearntField): boolean => field === 'title' || field === 'reference';

/** Figures that differ less are the same, mm. */
const SAME = 0.005;

/** Lower case without accents, gaps as one space: title blocks are often all capitals. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** Whether what is printed is what was saved. */
export function equalValues(printed: string | number, saved: string | number): boolean {
  if (typeof printed === 'number' || typeof saved === 'number')
    return Math.abs(Number(printed) - Number(saved)) < SAME;
  return plainWords(printed) === plainWords(saved);
}
