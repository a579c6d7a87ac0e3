import type { Cell, Cells } from '../cells.js';
import { dateOf } from '../dates/parse-date.js';
import { plainLabel, type Label } from '../labels.js';
import { DRAWN_BY } from '../names/other-names.js';
import { partBetween, sharedHeight, type Run } from '../page-runs.js';

/** A label and where it stands. */
interface Labelled {
  run: Run;
  label: Label;
}

/** A date is of at most so many words (`14 March 2024`). */
const MOST_WORDS = 3;

/** Without ruled cells a date stands on the line of who drew it, this many heights of its letters away at most. */
const FAR = 40;

/** The name of the label without what stands behind its colon; of `Drawn by / Date` the first. */
const nameOf = ({ run, label }: Labelled): string => {
  const own = label.inline === '' ? run.text : run.text.slice(0, run.text.lastIndexOf(label.inline));
  return plainLabel(own.split(/[/|]/, 1)[0] ?? own);
};

/** The date at the end of a text, as of `R. Lima 14/03/2024`; the text itself where it is no more. */
function dateAtEnd(run: Run): Run | null {
  for (let words = 1; words <= Math.min(MOST_WORDS, run.parts.length); words += 1) {
    const first = run.parts.at(-words);
    const part = first ? partBetween(run, first.left, Infinity) : null;
    if (part && dateOf(part.text) !== null) return part;
  }
  return null;
}

const datesOf = (runs: readonly Run[]): Run[] => runs.flatMap((run) => dateAtEnd(run) ?? []);

/** The dates on the label's line, up to the next label that is none of a date. */
function onLine({ run }: Labelled, runs: readonly Run[], labels: ReadonlyMap<Run, Labelled>): Run[] {
  const found: Run[] = [];
  const behind = runs
    .filter((other) => other.left >= run.right - 1 && other.left - run.right < FAR * run.size)
    .filter((other) => !other.upright && sharedHeight(run, other) > 0.5 * Math.min(run.size, other.size))
    .sort((one, other) => one.left - other.left);
  for (const other of behind) {
    const label = labels.get(other)?.label;
    if (label && label.field !== 'date') break;
    found.push(other);
  }
  return datesOf(found);
}

/** The dates in the ruled cells to the right, up to the next label that is none of a date. */
function inRow(cell: Cell | undefined, cells: Cells, isOther: (run: Run) => boolean): Run[] {
  const found: Run[] = [];
  for (let next = cell && cells.rightOf(cell); next; next = cells.rightOf(next)) {
    if (next.runs.some(isOther)) break;
    for (const run of next.runs) found.push(run);
  }
  return datesOf(found);
}

/**
 * When it was drawn, by where the date stands beside who drew it: behind the name, in the same ruled cell, on the same line or row of cells, or
 * in the cell below that is labelled as a date. Different dates say nothing.
 */
export function drawnNear(labelled: readonly Labelled[], runs: readonly Run[], cells: Cells): Run | null {
  const drawn = labelled.filter((each) => DRAWN_BY.has(nameOf(each)));
  if (drawn.length === 0) return null;
  const labels = new Map(labelled.map((each) => [each.run, each]));
  const isDate = (run: Run) => labels.get(run)?.label.field === 'date';
  const isOther = (run: Run) => labels.has(run) && !isDate(run);
  const dates = drawn.flatMap((each) => {
    const cell = cells.of(each.run);
    const others = cell?.runs.filter((run) => run !== each.run) ?? [];
    const alone = !others.some(isOther);
    const below = cell ? (cells.below(cell)?.runs ?? []) : [];
    const groups = [
      each.label.inline === '' ? [] : datesOf([each.run]),
      alone ? datesOf(others) : [],
      onLine(each, runs, labels),
      inRow(cell, cells, isOther),
      below.some(isDate) && !below.some(isOther) ? datesOf(below) : [],
    ];
    return groups.find((group) => group.length > 0) ?? [];
  });
  const values = new Set(dates.map(({ text }) => dateOf(text)));
  return values.size === 1 ? (dates[0] ?? null) : null;
}
