import { createHash } from 'node:crypto';
import { DRAWN } from './domain/documents.js';
import { wordsOf } from './domain/words.js';

/** Which drawings the words after it are of. */
const FILES = '__d';

/** Letters of an order's drawings; what is beyond them is not found. */
const MOST_LETTERS = 24_000;

/** Drawings do not change: words of the same files are still right, unless a text is recognised in one. */
const markOf = (files: readonly number[]) =>
  FILES + createHash('sha256').update(files.join()).digest('hex').slice(0, 16);

/**
 * The words of an order's drawings as they stand at the end of its document; '' where there are none.
 * @param texts of the drawings, read until there is no more room
 */
export async function drawnWords(
  files: readonly number[],
  texts: AsyncIterable<string> | Iterable<string>,
): Promise<string> {
  const words = new Set<string>();
  let room = MOST_LETTERS;
  for await (const text of texts) {
    for (const word of wordsOf(text)) {
      if (words.has(word)) continue;
      room -= DRAWN.length + word.length + 1;
      if (room > 0) words.add(word);
    }
    if (room <= 0) break;
  }
  if (words.size === 0) return '';
  return [markOf(files), ...Array.from(words, (word) => DRAWN + word)].join(' ');
}

/** The end of a stored document where it is of these very drawings. */
export function storedDrawnWords(stored: string, files: readonly number[]): string | undefined {
  const at = stored.indexOf(markOf(files));
  return at < 0 ? undefined : stored.slice(at);
}
