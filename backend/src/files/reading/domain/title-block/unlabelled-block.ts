import type { DrawingPage, Suggestion } from '../drawing-page.js';
import type { Cells } from '../cells.js';
import { DRAWN_BY } from '../names/other-names.js';
import { plainLabel } from '../labels.js';
import { placeOf, type Run } from '../page-runs.js';
import { isOfMaker } from '../values/no-values.js';
import { valueOf } from '../values/parse-values.js';
import type { Labelled } from '../tables/tables.js';

/** Names and numbers are written this much larger than the labels of the table beside them. */
const LARGER = 1.4;

/** The block reaches this many of its labels' heights above the table's first row. */
const ABOVE = 8;

const CONFIDENCE = 0.75;

/**
 * Blocks as those of DIN 6771 (Inventor's factory sheet): to the right of the table of who drew and checked, the name
 * and, below it, the number stand large in cells without a label. One alone is the number: programs print the file's
 * name there. A text below a smaller one in its cell has a label, in words that may not be known.
 * @param values that labels have given
 */
export function unlabelledBlock(
  page: DrawingPage,
  runs: readonly Run[],
  labels: readonly Labelled[],
  values: readonly Suggestion[],
  cells: Cells,
): Suggestion[] {
  if (
    labels.some(({ label }) => label.field === 'title' && label.colon) ||
    labels.some(({ label }) => label.field === 'reference')
  )
    return [];
  const drawn = labels.find(
    ({ run }) => DRAWN_BY.has(plainLabel(run.text)) && run.top > page.height / 2,
  )?.run;
  if (!drawn) return [];
  const taken = new Set(labels.map(({ run }) => run));
  // A name that its label gives is not the number as well.
  const names = new Set(values.map(({ text }) => text));
  const large = runs.filter(
    (run) =>
      !run.upright &&
      !taken.has(run) &&
      !names.has(run.text) &&
      !cells.of(run)?.runs.some((other) => other.size * LARGER < run.size && /\p{L}{2}/u.test(other.text)) &&
      run.left > drawn.right + 4 * drawn.size &&
      run.top > drawn.top - ABOVE * drawn.size &&
      run.size > LARGER * drawn.size &&
      /\p{L}{2}/u.test(run.text) &&
      !/^A\d$/.test(run.text),
  );
  const [first, second, ...others] = large.sort((one, other) => one.top - other.top);
  if (large.some(({ text }) => isOfMaker(text))) return [];
  if (!first || others.length > 0 || (second && Math.abs(second.left - first.left) > first.size)) return [];
  const suggest = (field: 'title' | 'reference', run: Run): Suggestion[] => {
    const value = valueOf(field, run.text);
    return value === null
      ? []
      : [{ field, value, text: run.text, confidence: CONFIDENCE, place: placeOf(run, page) }];
  };
  if (second) return [...suggest('title', first), ...suggest('reference', second)];
  return /\s/.test(first.text) ? [] : suggest('reference', first);
}
