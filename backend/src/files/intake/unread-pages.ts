import { fileTexts } from '../files.texts.js';
import type { UnreadPage } from '../prepared-file.js';
import type { ReadFault } from '../readers/protocol.js';

type Sentence = (name: string, pages: readonly number[]) => string;

/** Faults of pages on which nothing is to be seen; with any other the page could not be read. */
const NOTHING_TO_SEE: Partial<Record<ReadFault, Sentence>> = {
  'empty-page': fileTexts.emptyPages,
  'model-alone': fileTexts.modelPages,
};

/**
 * The notice to the sender of a PDF of its pages that became no file: a sentence for each reason.
 * @param name the file's
 * @param unread at least one, in ascending order
 */
export function unreadPages(name: string, unread: readonly UnreadPage[]): string {
  const pagesBySentence = new Map<Sentence, number[]>();
  for (const { page, fault } of unread) {
    const sentence = NOTHING_TO_SEE[fault] ?? fileTexts.unreadPages;
    pagesBySentence.set(sentence, [...(pagesBySentence.get(sentence) ?? []), page]);
  }
  const sentences = [...pagesBySentence].map(([sentence, pages]) => sentence(name, pages));
  return `${sentences.join(' ')} ${fileTexts.othersIncluded}`;
}
