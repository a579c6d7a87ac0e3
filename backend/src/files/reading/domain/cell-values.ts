import type { SuggestedField } from './drawing-page.js';
import type { Cell, Cells } from './cells.js';
import { isSign, joinedRuns, sharedHeight, type Run } from './page-runs.js';
import type { Labelled } from './tables/tables.js';

/** A text that may be a label's value, and how sure its place makes it. */
export interface Candidate {
  run: Run;
  text: string;
  confidence: number;
  /** It stands in the label's cell: what is in a number's cell is the number, also without a digit. */
  ruled?: boolean;
}

/** Fields whose value may go on on the next line. */
const LONG: ReadonlySet<SuggestedField> = new Set(['title', 'material', 'finish']);

/** Texts of one line of a cell belong together, at whatever distance. */
export function linesOf(runs: readonly Run[]): Run[] {
  const lines: Run[][] = [];
  for (const run of [...runs].sort((one, other) => one.top - other.top)) {
    const line = lines.find(
      ([first]) => first && sharedHeight(first, run) > 0.5 * Math.min(first.size, run.size),
    );
    if (line) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => joinedRuns(line.sort((one, other) => one.left - other.left)));
}

/** How many of the lines, from the first one on, are one text: those that go on below it in letters of its size. */
export function textLength([first, ...others]: readonly Run[]): number {
  if (!first) return 0;
  const whole = [first];
  for (const line of others) {
    const last = whole.at(-1) ?? first;
    const near = line.top - last.bottom < 0.9 * last.size;
    const alike = Math.abs(line.size - last.size) < 0.2 * last.size;
    const [begin, middle] = [line.left - last.left, (line.left + line.right - last.left - last.right) / 2];
    if (!near || !alike || Math.min(Math.abs(begin), Math.abs(middle)) > last.size) break;
    whole.push(line);
  }
  return whole.length;
}

/** The first line, and those that go on below it where the field's value may; a number in words that goes on is none. */
function wholeText(lines: readonly Run[], field: SuggestedField): Run | null {
  const [first] = lines;
  if (first && field === 'reference' && !/\d/.test(first.text) && textLength(lines) > 1) return null;
  if (!first || !LONG.has(field)) return first ?? null;
  return joinedRuns(lines.slice(0, textLength(lines)));
}

const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity);

/** A text that shares less of its height with a label is not on its line, but below it. */
const SHARED = 0.4;

const below = (run: Run, label: Run): boolean => run.top >= label.bottom - SHARED * label.size;
const onLine = (run: Run, label: Run): boolean =>
  sharedHeight(run, label) > SHARED * Math.min(run.size, label.size);

/** What in the label's cell is between it and the next label, to the right and below. */
export function ownPart(
  label: Run,
  cell: Cell,
  labels: ReadonlySet<Run>,
): { right: Run[]; under: Run[]; over: Run[] } {
  const others = cell.runs.filter((run) => run !== label && labels.has(run));
  const next = least(
    others.filter((run) => onLine(run, label) && run.left > label.left).map(({ left }) => left),
  );
  const first = !others.some((run) => onLine(run, label) && run.left < label.left);
  const end = least(others.filter((run) => below(run, label) && !onLine(run, label)).map(({ top }) => top));
  const values = cell.runs.filter((run) => !labels.has(run) && !isSign(run) && run.left < next);
  const isRight = (run: Run) => onLine(run, label) && run.left >= label.right - 1;
  const under = values.filter(
    (run) =>
      below(run, label) && !isRight(run) && run.top < end && (first || run.left > label.left - label.size),
  );
  return {
    right: values.filter(isRight),
    under,
    over: others.length > 0 ? [] : values.filter((run) => run.bottom < label.top + 0.35 * label.size),
  };
}

/** A neighbouring cell's text, where none of it is a label. */
function textOf(cell: Cell | undefined, labels: ReadonlySet<Run>): Run[] {
  if (!cell || cell.runs.some((run) => labels.has(run))) return [];
  return linesOf(cell.runs.filter((run) => !isSign(run)));
}

/**
 * What stands for a label in a ruled cell: in the cell itself, or, where nothing else is in it, in the neighbouring
 * cell to the right or below. Where both may be meant, none is.
 */
export function cellCandidates(
  { run, label }: Labelled,
  cell: Cell,
  cells: Cells,
  labels: ReadonlySet<Run>,
): Candidate[] {
  const { field } = label;
  if (field === null) return [];
  const candidates = (lines: readonly Run[], confidence: number): Candidate[] => {
    const whole = wholeText(lines, field);
    return whole ? [{ run: whole, text: whole.text, confidence, ruled: true }] : [];
  };
  const own = ownPart(run, cell, labels);
  const inside = [
    ...candidates(linesOf(own.right), label.colon ? 0.93 : 0.85),
    ...candidates(linesOf(own.under), label.colon ? 0.9 : 0.93),
    ...candidates(linesOf(own.over), 0.7),
  ];
  if (inside.length > 0 || cell.runs.some((other) => !labels.has(other) && !isSign(other))) return inside;
  const right = textOf(cells.rightOf(cell), labels);
  const under = textOf(cells.below(cell), labels);
  if (right.length > 0 && under.length > 0 && !label.colon) return [];
  return right.length > 0 ? candidates(right, label.colon ? 0.93 : 0.85) : candidates(under, 0.8);
}
