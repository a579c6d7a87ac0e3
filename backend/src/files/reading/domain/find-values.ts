import type { DrawingPage, Rule, SuggestedField, Suggestion } from './drawing-page.js';
import { labelOf, type Label } from './labels.js';
import { partBetween, placeOf, rulesOf, type Run } from './page-runs.js';
import { valueOf } from './parse-values.js';

/** A cell's label and where it stands. */
export interface Labelled {
  run: Run;
  label: Label;
}

/** Values stand this many letter heights away from their label at most. */
const FAR_RIGHT = 16;
const FAR_BELOW = 2.4;

/** The page's labels. A run of signs alone (':') belongs to the label before it and is none. */
export const labelsOf = (runs: readonly Run[]): Labelled[] =>
  runs.flatMap((run) => {
    const label = run.upright ? null : labelOf(run.text);
    return label ? [{ run, label }] : [];
  });

const sharedHeight = (one: Run, other: Run) =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);

const isSign = ({ text }: Run) => /^[:=.\s]+$/.test(text);

/** The nearest run to the right on the label's line, unless another label comes first. */
function rightOf({ run }: Labelled, runs: readonly Run[], labels: ReadonlySet<Run>): Run | null {
  const near = runs
    .filter((other) => other !== run && !other.upright && !isSign(other) && other.left >= run.right - 1)
    .filter((other) => sharedHeight(run, other) > 0.5 * Math.min(run.size, other.size))
    .filter((other) => other.left - run.right < FAR_RIGHT * run.size)
    .sort((one, other) => one.left - other.left)[0];
  return near && !labels.has(near) ? near : null;
}

/** What a label's value is looked for among. */
interface Surroundings {
  runs: readonly Run[];
  labels: ReadonlySet<Run>;
  rules: readonly Rule[];
}

/** The nearest ruled lines to the label's left and right that go on below it: the sides of its cell. */
function cellOf(run: Run, rules: readonly Rule[]): { left: number; right: number } {
  const slack = run.size / 2;
  const sides = rules.filter(({ top, bottom }) => top < run.bottom - slack && bottom > run.bottom + slack);
  let [left, right] = [-Infinity, Infinity];
  for (const { x } of sides) {
    if (x <= run.left + 1) left = Math.max(left, x);
    else if (x >= run.right - 1) right = Math.min(right, x);
  }
  return { left, right };
}

/**
 * Where across the page the label's value may begin: about where the label does, and not beyond its cell or the next
 * label of its line. Below a label in the middle or at the right of its cell a wider value begins farther to the left.
 */
function columnOf(run: Run, { labels, rules }: Surroundings): { from: number; to: number } {
  let next = Infinity;
  for (const other of labels) {
    if (other.left > run.right && sharedHeight(run, other) > 0) next = Math.min(next, other.left - 1);
  }
  const cell = cellOf(run, rules);
  const slack = 2 * run.size;
  const [before, behind] = [run.left - cell.left, cell.right - run.right];
  const ruled = Number.isFinite(before) && Number.isFinite(behind);
  const leftAligned = !ruled || before <= slack || (behind > slack && Math.abs(before - behind) > slack);
  return { from: leftAligned ? run.left - slack : cell.left, to: Math.min(next, cell.right) };
}

/** The nearest run below the label, in the label's own column. */
function belowOf({ run }: Labelled, around: Surroundings): Run | null {
  const { runs, labels } = around;
  const { from, to } = columnOf(run, around);
  const near = runs
    .filter((other) => other !== run && !other.upright && !isSign(other))
    .filter((other) => other.top > run.bottom - 0.35 * run.size)
    .filter((other) => other.top - run.bottom < FAR_BELOW * Math.max(run.size, other.size * 0.7))
    .flatMap((other) => {
      // The neighbouring cells' words may stand so near that they look like one line.
      const own = partBetween(other, from, to);
      const near = own && own.right > run.left && own.left < run.right + FAR_RIGHT * run.size;
      if (!near) return [];
      return labels.has(other) ? [other] : [own];
    })
    .sort((one, other) => one.top - other.top || one.left - other.left)[0];
  return near && !labels.has(near) ? near : null;
}

interface Candidate {
  run: Run;
  text: string;
  confidence: number;
}

function candidatesOf(labelled: Labelled, around: Surroundings): Candidate[] {
  const { runs, labels } = around;
  const { run, label } = labelled;
  if (label.inline !== '') return [{ run, text: label.inline, confidence: 0.9 }];
  const right = rightOf(labelled, runs, labels);
  const below = belowOf(labelled, around);
  const sign = runs.some(
    (other) => isSign(other) && sharedHeight(run, other) > 0 && other.left >= run.right - 1,
  );
  // A label above its value is the smaller of the two; one before it says so by a colon.
  const asColumn = below && below.size > run.size * 1.1;
  return [
    ...(right ? [{ run: right, text: right.text, confidence: label.colon || sign ? 0.9 : 0.75 }] : []),
    ...(below ? [{ run: below, text: below.text, confidence: asColumn ? 0.88 : 0.72 }] : []),
  ].sort((one, other) => other.confidence - one.confidence);
}

/** A little surer of what stands where title blocks are: in the lower part of the page. */
const placed = (confidence: number, { y }: { y: number }) =>
  Math.min(1, confidence + (y > 0.6 ? 0.05 : -0.05));

const FIGURES: ReadonlySet<SuggestedField> = new Set(['thickness', 'weight', 'quantity', 'width', 'length']);

/** Without the colon before it; a figure ends where the next label begins on the same line. */
function spoken(field: SuggestedField, printed: string): string {
  const text = printed.replace(/^[:=\s]+/, '');
  if (!FIGURES.has(field)) return text;
  const words = text.split(' ');
  const end = words.findIndex((word, index) => index > 0 && labelOf(word) !== null);
  return end < 0 ? text : words.slice(0, end).join(' ');
}

/** What each label says: the surest value of each field; two different ones that are equally sure say nothing. */
export function labelledValues(
  page: DrawingPage,
  runs: readonly Run[],
  all: readonly Labelled[],
): Suggestion[] {
  const around = { runs, labels: new Set(all.map(({ run }) => run)), rules: rulesOf(page) };
  const found = new Map<SuggestedField, Suggestion[]>();
  for (const labelled of all) {
    const { field, unit } = labelled.label;
    if (field === null) continue;
    for (const { run, text: printed, confidence } of candidatesOf(labelled, around)) {
      const text = spoken(field, printed);
      const value = valueOf(field, text, unit);
      if (value === null) continue;
      const place = placeOf(run, page);
      const suggestion = { field, value, text, confidence: placed(confidence, place), place };
      found.set(field, [...(found.get(field) ?? []), suggestion]);
      break;
    }
  }
  return [...found.values()].flatMap((values) => {
    const [best, second] = values.sort((one, other) => other.confidence - one.confidence);
    const contested = second && second.value !== best?.value && second.confidence === best?.confidence;
    return best && !contested ? [best] : [];
  });
}
