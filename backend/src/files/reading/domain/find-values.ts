import type { SuggestedField, DrawingPage, Suggestion } from './drawing-page.js';
import type { Cell, Cells } from './cells.js';
import { isSign, joinedRuns, sharedHeight, type Run, partBetween, placeOf } from './page-runs.js';
import type { Labelled, Tables } from './tables.js';
import { labelOf } from './labels.js';
import { valueOf } from './parse-values.js';
import { isOfView } from './spoken-values.js';

/** A text that may be a label's value, and how sure its place makes it. */
interface Candidate {
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

/** The words of the label's cell between it and the next label, to the right and below. */
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
 * The candidates for a label's value in a ruled cell: in the cell itself, or, where nothing else is in it, in the neighbouring
 * cell to the right or below. Where both may be meant, none is.
 */
function cellCandidates(
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

/** Values stand this many letter heights away from their label at most. */
const FAR_RIGHT = 16;
const FAR_BELOW = 2.4;

/** The page's labels. A run of signs alone (':') belongs to the label before it and is none. */
export const labelsOf = (runs: readonly Run[]): Labelled[] =>
  runs.flatMap((run) => {
    const label = run.vertical ? null : labelOf(run.text);
    return label ? [{ run, label }] : [];
  });

/** The nearest run to the right on the label's line, unless another label comes first. */
function rightOf({ run }: Labelled, runs: readonly Run[], labels: ReadonlySet<Run>): Run | null {
  const near = runs
    .filter((other) => other !== run && !other.vertical && !isSign(other) && other.left >= run.right - 1)
    .filter((other) => sharedHeight(run, other) > 0.5 * Math.min(run.size, other.size))
    .filter((other) => other.left - run.right < FAR_RIGHT * run.size)
    .sort((one, other) => one.left - other.left)[0];
  return near && !labels.has(near) ? near : null;
}

/** The texts among which a label's value is looked for. */
interface Surroundings {
  runs: readonly Run[];
  labels: ReadonlySet<Run>;
  cells: Cells;
}

/** Where across the page the label's value may begin: about where the label does, and not beyond the next label of its line. */
function columnOf(run: Run, labels: ReadonlySet<Run>): { from: number; to: number } {
  let to = Infinity;
  for (const other of labels) {
    if (other.left > run.right && sharedHeight(run, other) > 0) to = Math.min(to, other.left - 1);
  }
  return { from: run.left - 2 * run.size, to };
}

/** The nearest run below the label, in the label's own column. */
function belowOf({ run }: Labelled, { runs, labels }: Surroundings): Run | null {
  const { from, to } = columnOf(run, labels);
  const near = runs
    .filter((other) => other !== run && !other.vertical && !isSign(other))
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

function candidatesOf(labelled: Labelled, around: Surroundings): Candidate[] {
  const { run, label } = labelled;
  if (label.inline !== '') return [{ run, text: label.inline, confidence: label.colon ? 0.9 : 0.85 }];
  const cell = around.cells.findCell(run);
  // Ruled lines separate: an empty cell says nothing, however near a text stands.
  return cell
    ? cellCandidates(labelled, cell, around.cells, around.labels)
    : nearCandidates(labelled, around);
}

/** The value of a label that is in no cell: the nearest text to its right or below it. */
function nearCandidates(labelled: Labelled, around: Surroundings): Candidate[] {
  const { runs, labels } = around;
  const { run, label } = labelled;
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

/** How much a less definite label lowers the certainty: more than the difference that counts as equal. */
const LESS = 0.03;

/** A number without a digit may be another cell's text. */
const NO_DIGIT = 0.15;

/** A list of one part may be of another one than the drawing's. */
const LISTED = 0.6;

/** Certainties that differ less than this are equal. */
const CLOSE = 0.02;

const FIGURES: ReadonlySet<SuggestedField> = new Set([
  'thickness',
  'weight',
  'quantity',
  'width',
  'length',
  'diameter',
]);

/** Without the colon before it; a figure ends where the next label begins on the same line. */
function spoken(field: SuggestedField, printed: string): string {
  const text = printed.replace(/^[:=\s]+/, '');
  if (!FIGURES.has(field)) return text;
  const words = text.split(' ');
  const end = words.findIndex((word, index) => index > 0 && labelOf(word) !== null);
  return end < 0 ? text : words.slice(0, end).join(' ');
}

/** Whether a label's value may be this text: a number of one digit only if a definite label of it stands in its cell or before it. */
const mayBeValue = ({ label }: Labelled, { text, ruled = false }: Candidate): boolean =>
  label.field !== 'reference' || text.length > 1 || (label.definite && (ruled || label.colon));

/** The surest value of each field; two different ones that are about as sure say nothing. */
export function surest(values: readonly Suggestion[]): Suggestion[] {
  const [best, ...others] = [...values].sort((one, other) => other.confidence - one.confidence);
  const contested = others.some(
    ({ value, confidence }) => value !== best?.value && confidence > (best?.confidence ?? 0) - CLOSE,
  );
  return best && !contested ? [best] : [];
}

/** Values from tables, for fields without a label. */
const tabled = ({ drawn, listed }: Tables): { field: SuggestedField; run: Run; confidence: number }[] => [
  ...(drawn ? [{ field: 'date', run: drawn, confidence: 0.88 } as const] : []),
  ...[...listed].map(([field, run]) => ({ field, run, confidence: field === 'quantity' ? 0.75 : LISTED })),
];

/**
 * Labels of scales that are a view's: `DETAIL C`, below it `SCALE 2:1`; any that stands in no cell while the title block has one for
 * the drawing's.
 */
function scalesOfViews(all: readonly Labelled[], runs: readonly Run[], cells: Cells): Set<Labelled> {
  const scales = all.filter(({ label }) => label.field === 'scale');
  const ruled = scales.some(({ run }) => cells.findCell(run));
  return new Set(
    scales.filter(
      ({ run, label }) => (ruled && !cells.findCell(run)) || (label.inline !== '' && isOfView(run, runs)),
    ),
  );
}

/** Values from the labels and tables of a page, at most one a field. */
export function labelledValues(
  page: DrawingPage,
  runs: readonly Run[],
  all: readonly Labelled[],
  cells: Cells,
  tables: Tables,
): Suggestion[] {
  const around = { runs, labels: new Set(all.map(({ run }) => run)), cells };
  const found = new Map<SuggestedField, Suggestion[]>();
  const add = (field: SuggestedField, { run, text: printed, confidence, ruled }: Candidate, unit = '') => {
    const text = spoken(field, printed);
    const value = valueOf(field, text, unit);
    if (value === null || (field === 'reference' && !ruled && !/\d/.test(text))) return false;
    const place = placeOf(run, page);
    const certainty = field === 'reference' && !/\d/.test(text) ? confidence - NO_DIGIT : confidence;
    const suggestion = { field, value, text, confidence: placed(certainty, place), place };
    found.set(field, [...(found.get(field) ?? []), suggestion]);
    return true;
  };
  const ofViews = scalesOfViews(all, runs, cells);
  for (const labelled of all) {
    const { field, unit } = labelled.label;
    if (field === null || tables.heads.has(labelled.run) || ofViews.has(labelled)) continue;
    const less = labelled.label.definite ? 0 : LESS;
    candidatesOf(labelled, around)
      .filter((candidate) => mayBeValue(labelled, candidate))
      .some(({ confidence, ...candidate }) =>
        add(field, { ...candidate, confidence: confidence - less }, unit),
      );
  }
  const dates = new Set(found.get('date')?.map(({ value }) => value));
  // Of several labelled dates the one of who drew it counts.
  if (tables.drawn && dates.size > 1) found.delete('date');
  for (const { field, run, confidence } of tabled(tables)) {
    if (!found.has(field)) add(field, { run, text: run.text, confidence, ruled: true });
  }
  return [...found.values()].flatMap(surest);
}
