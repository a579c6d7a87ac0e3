import { cellBoxOf, ruledLinesOf, type RuledLines, Cells } from './cells.js';
import type { DrawingPage } from './drawing-page.js';
import { isLabelName, labelOf, cutAtLabels, joinWrappedLabels } from './labels.js';
import { linesOf, textLength, labelsOf } from './find-values.js';
import { joinedRuns, sharedHeight, type Run, runsOf } from './page-runs.js';
import { isPageLegible } from './drawing-text.js';
import type { Labelled } from './tables.js';

/** A label stands at the left side of its cell, no further from it than this, in ems. */
const NEAR_SIDE = 1.6;

/** A page with more of them is no drawing with labels at the sides of a few cells, and would cost much. */
const MOST_VERTICAL_WORDS = 300;
const MOST_VERTICAL_LABELS = 20;

/** A label that is written upwards or downwards, and the words that it consists of. */
interface VerticalLabel {
  text: string;
  words: readonly Run[];
}

const isField = (text: string): boolean => isLabelName(text) && labelOf(text)?.field !== null;

const middle = ({ top, bottom }: Run): number => (top + bottom) / 2;

/** Whether two words written upwards are two lines, or follow each other on one. */
function areTogether(one: Run, other: Run): boolean {
  const beside =
    other.left >= one.right - 0.4 * one.size &&
    other.left - one.right < 0.6 * one.size &&
    Math.abs(middle(one) - middle(other)) < one.size;
  const following =
    Math.abs(one.left - other.left) < 0.2 * one.size &&
    one.top >= other.bottom - 1 &&
    one.top - other.bottom < 0.75 * one.size;
  return beside || following;
}

/** Labels of two words, then those of one; which word is the first depends on the way in which they are written. */
function labelsAmong(words: readonly Run[]): VerticalLabel[] {
  const pairs = words.flatMap((one) =>
    words
      .filter((other) => other !== one && areTogether(one, other))
      .flatMap((other): VerticalLabel[] => {
        const text = [`${one.text} ${other.text}`, `${other.text} ${one.text}`].find(isField);
        return text === undefined ? [] : [{ text, words: [one, other] }];
      }),
  );
  const paired = new Set(pairs.flatMap((pair) => pair.words));
  const single = words.filter((word) => !paired.has(word) && isField(word.text));
  return [...pairs, ...single.map((word) => ({ text: word.text, words: [word] }))];
}

/** The one text to the right of a label, in the cell at whose left side the label stands; none where another label stands there, or several texts. */
function valueBeside(label: Run, runs: readonly Run[], lines: RuledLines, page: DrawingPage): Run[] {
  const beside = runs.filter((run) => !run.vertical && run.left >= label.right);
  const [nearest] = beside
    .filter((run) => sharedHeight(run, label) > 0)
    .sort((one, other) => one.left - other.left);
  const box = nearest && cellBoxOf(nearest, lines, page);
  if (!box || label.left < box.left || label.left - box.left > NEAR_SIDE * label.size) return [];
  const inside = beside.filter(
    (run) => run.left < box.right && middle(run) > box.top && middle(run) < box.bottom,
  );
  const written = linesOf(inside);
  const apart = textLength(written) < written.length || inside.some((run) => labelOf(run.text));
  return apart ? [] : inside;
}

/**
 * Labels that are written upwards or downwards at the left side of a ruled cell, on a page that is not turned, each joined with the text
 * beside it as `LABEL: text`. Without one they stay as they are.
 */
function withVerticalLabels(runs: readonly Run[], page: DrawingPage): readonly Run[] {
  const vertical = runs.filter((run) => run.vertical);
  const labels = vertical.length > MOST_VERTICAL_WORDS ? [] : labelsAmong(vertical);
  if (labels.length === 0 || labels.length > MOST_VERTICAL_LABELS) return runs;
  const lines = ruledLinesOf(page);
  const replaced = new Set<Run>();
  const level = labels.flatMap(({ text, words }): Run[] => {
    const whole = joinedRuns(words);
    const value = valueBeside({ ...whole, size: words[0]?.size ?? whole.size }, runs, lines, page);
    if (value.length === 0) return [];
    for (const run of [...words, ...value]) replaced.add(run);
    const written = joinedRuns(linesOf(value));
    return [{ ...written, text: `${text}: ${written.text}` }];
  });
  return [...runs.filter((run) => !replaced.has(run)), ...level];
}

/** A page's texts, the labels among them and the ruled cells that they stand in. */
export interface PageLayout {
  runs: readonly Run[];
  labels: readonly Labelled[];
  cells: Cells;
}

/** No title block has as many cells; a page of so many labels is a form or a trap. */
const MOST_LABELS = 150;

/** The page's layout; null for a page that is not read, because its letters are not known or it is no drawing. */
export function layoutOf(page: DrawingPage): PageLayout | null {
  if (!(page.width > 0 && page.height > 0) || !isPageLegible(page)) return null;
  const runs = withVerticalLabels(joinWrappedLabels(cutAtLabels(runsOf(page)), page), page);
  const labels = labelsOf(runs);
  if (runs.length === 0 || labels.length > MOST_LABELS) return null;
  return { runs, labels, cells: new Cells(page, runs) };
}
