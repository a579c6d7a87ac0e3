import { agreedText, hasLostSign } from './agreed-text.js';
import { counterpart, disputed, sharedArea, standsInBox } from './agreed-words.js';
import type { PixelBox } from './picture-cells.js';
import type { JudgedWord, RecognisedWord } from './recognised-page.js';

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
