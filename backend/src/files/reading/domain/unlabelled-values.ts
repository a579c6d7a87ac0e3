import { linesOf, textLength } from './find-values.js';
import { boxAroundAll, NEAR, type Cell, type Cells } from './cells.js';
import { dateOf } from './dates.js';
import type { DrawingPage, Suggestion } from './drawing-page.js';
import { labelOf, plainLabel } from './labels.js';
import { joinedRuns, type Run, placeOf, isSign, type Sides } from './page-runs.js';
import { isOfMaker, valueOf } from './parse-values.js';
import { DRAWN_BY } from './label-names.js';
import type { Labelled, Tables } from './tables.js';

/** Title blocks stand in the lower part of the page. */
const LOWER_PART = 0.55;

/** Fewer cells that touch each other are no title block. */
const FEWEST_CELLS = 4;

/** The name's cell is this much wider than that of any other text. */
const WIDER = 1.15;

/** `1:2` alone in a cell, with or without its label, is the scale of a title block. */
const SCALE = /^(?:\p{L}{4,}\.? ?:? ?)?(?:1 ?: ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?: ?1)$/u;

const overlap = (from: number, to: number, otherFrom: number, otherTo: number): boolean =>
  Math.min(to, otherTo) - Math.max(from, otherFrom) > NEAR;

const touch = (one: Cell, other: Cell): boolean =>
  ((Math.abs(one.right - other.left) < NEAR || Math.abs(other.right - one.left) < NEAR) &&
    overlap(one.top, one.bottom, other.top, other.bottom)) ||
  ((Math.abs(one.bottom - other.top) < NEAR || Math.abs(other.bottom - one.top) < NEAR) &&
    overlap(one.left, one.right, other.left, other.right));

/** Whether a text can be a dimension: neither words nor a date nor a scale. Cells that dimension lines happen to form are left out so. */
const isFigure = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) && dateOf(text) === null && !SCALE.test(text);

/**
 * The ruled cells with text that touch each other around the cell of the one scale in the lower part of the page: the title block of a
 * sheet that labels its cells hardly or not at all. None where there are several scales, or too few cells.
 */
function bareBlock(page: DrawingPage, cells: Cells): Cell[] {
  const written = cells.all.filter(
    (cell) => cell.top > LOWER_PART * page.height && !cell.runs.every(({ text }) => isFigure(text)),
  );
  const [scale, ...others] = written.filter(
    ({ runs }) => runs.length === 1 && SCALE.test(runs[0]?.text ?? ''),
  );
  if (!scale || others.length > 0) return [];
  const block = [scale];
  for (const cell of block) {
    for (const other of written) if (!block.includes(other) && touch(cell, other)) block.push(other);
  }
  return block.length < FEWEST_CELLS ? [] : block;
}

/** The text of the block's widest cell that may be a name; null where two are about as wide. Cells of schools and companies are none. */
function widestText(block: readonly Cell[]): Run | null {
  const [widest, second] = block
    .filter(({ runs }) => runs.every(({ text }) => !labelOf(text) && !isOfMaker(text) && !SCALE.test(text)))
    .filter(({ runs }) => runs.some(({ text }) => valueOf('title', text) !== null && dateOf(text) === null))
    .sort((one, other) => other.right - other.left - (one.right - one.left));
  if (!widest || (second && widest.right - widest.left < WIDER * (second.right - second.left))) return null;
  const lines = linesOf(widest.runs);
  return textLength(lines) < lines.length ? null : joinedRuns(lines);
}

/** Names and numbers are written this much larger than the labels of the table beside them. */
const LARGER_BESIDE = 1.4;

/** The block reaches this many of its labels' heights above the table's first row. */
const ABOVE = 8;

const CONFIDENCE_BESIDE = 0.75;

/**
 * Blocks as those of DIN 6771 (Inventor's factory sheet): to the right of the table of who drew and checked, the name
 * and, below it, the number stand large in cells without a label. One alone is the number: programs print the file's
 * name there. A text below a smaller one in its cell has a label, in words that may not be known.
 */
export function unlabelledBlock(
  page: DrawingPage,
  runs: readonly Run[],
  labels: readonly Labelled[],
  cells: Cells,
): Suggestion[] {
  if (labels.some(({ label }) => label.field === 'reference')) return [];
  const drawn = labels.find(
    ({ run }) => DRAWN_BY.has(plainLabel(run.text)) && run.top > page.height / 2,
  )?.run;
  if (!drawn) return [];
  const taken = new Set(labels.map(({ run }) => run));
  const large = runs.filter(
    (run) =>
      !run.vertical &&
      !taken.has(run) &&
      !cells
        .findCell(run)
        ?.runs.some((other) => other.size * LARGER_BESIDE < run.size && /\p{L}{2}/u.test(other.text)) &&
      run.left > drawn.right + 4 * drawn.size &&
      run.top > drawn.top - ABOVE * drawn.size &&
      run.size > LARGER_BESIDE * drawn.size &&
      /\p{L}{2}/u.test(run.text),
  );
  const [first, second, ...others] = large.sort((one, other) => one.top - other.top);
  if (large.some(({ text }) => isOfMaker(text))) return [];
  if (!first || others.length > 0 || (second && Math.abs(second.left - first.left) > first.size)) return [];
  const suggest = (field: 'title' | 'reference', run: Run): Suggestion[] => {
    const value = valueOf(field, run.text);
    return value === null
      ? []
      : [{ field, value, text: run.text, confidence: CONFIDENCE_BESIDE, place: placeOf(run, page) }];
  };
  if (second) return [...suggest('title', first), ...suggest('reference', second)];
  const only = { ...first, text: first.text.replace(/ \d$/, '') };
  if (/\s/.test(only.text)) return [];
  return [...suggest('reference', only), ...(/\p{L}{3}/u.test(only.text) ? suggest('title', only) : [])];
}

/** Fewer labels in ruled cells are no title block. */
const FEWEST_LABELS = 4;

/** The block stands in the lower part of the page. */
const LOWER = 0.55;

/** A name without a label is written this much larger than the block's labels. */
const LARGER = 1.3;

const LONGEST = 60;

/** A date has no more lines. */
const MOST_LINES = 4;

const CONFIDENCE = { title: 0.6, date: 0.6 };

/** The ruled cells of the block's labels, and how large the labels are written. */
type Block = Sides & { size: number };

/** The page's labels, and those of them that have no value in their own run, as `Sheet: 1` has. */
interface Named {
  labels: ReadonlySet<Run>;
  open: ReadonlySet<Run>;
}

const around = (cells: readonly Cell[], size: number): Block => ({ ...boxAroundAll(cells), size });

function blockOf(page: DrawingPage, labels: readonly Labelled[], cells: Cells): Block | null {
  const low = labels.flatMap(({ run }) => {
    const cell = run.top > LOWER * page.height ? cells.findCell(run) : undefined;
    return cell ? [{ cell, size: run.size }] : [];
  });
  if (low.length < FEWEST_LABELS) return null;
  const sizes = low.map(({ size }) => size).sort((one, other) => one - other);
  return around(
    low.map(({ cell }) => cell),
    sizes[Math.floor(sizes.length / 2)] ?? 0,
  );
}

/** Whether the run's middle is in the block: a cell without a label may reach beyond those that have one. */
function isIn(run: Run, { left, right, top, bottom }: Block): boolean {
  const [x, y] = [(run.left + run.right) / 2, (run.top + run.bottom) / 2];
  return x > left && x < right && y > top && y < bottom;
}

/** Whether the cell beside or above holds labels without a value and nothing else: what stands here is their value. */
function isValueCell(cell: Cell, cells: Cells, open: ReadonlySet<Run>): boolean {
  return cells.all.some(
    (other) =>
      other !== cell &&
      other.runs.every((run) => open.has(run) || isSign(run)) &&
      (cells.rightOf(other) === cell || cells.below(other) === cell),
  );
}

/** The one large text of the block's cells without a label, where no label says the name; several leave it open. */
function nameIn(
  page: DrawingPage,
  block: Block,
  runs: readonly Run[],
  { labels, open }: Named,
  cells: Cells,
) {
  const large = runs.filter(
    (run) => !run.vertical && !labels.has(run) && run.size > LARGER * block.size && isIn(run, block),
  );
  const written = new Set(large.flatMap((run) => cells.findCell(run) ?? []));
  const [only, other] = [...written].filter(
    (cell) =>
      !cell.runs.some((run) => labels.has(run) || isOfMaker(run.text)) &&
      !isValueCell(cell, cells, open) &&
      cell.runs.filter(({ text }) => isFigure(text)).length < 2 &&
      cell.runs.some(
        ({ text }) => /\p{L}{3}/u.test(text) && dateOf(text) === null && valueOf('title', text) !== null,
      ),
  );
  if (!only || other) return [];
  const lines = linesOf(only.runs.filter((run) => !isSign(run)));
  const name = joinedRuns(lines.slice(0, textLength(lines)));
  return lines.length > textLength(lines) ? [] : nameOf(name, page);
}

/** The text as the name, unless it is a number, a company's, a label in unknown words, or longer than names are. */
function nameOf(name: Run, page: DrawingPage): Suggestion[] {
  const { text } = name;
  const isNumber = !text.includes(' ') && /\d/.test(text);
  if (isNumber || text.length > LONGEST || isOfMaker(text)) return [];
  if (text.includes('#')) return [];
  const value = valueOf('title', name.text);
  return value === null ? [] : [suggestionOf('title', value, name, page)];
}

const suggestionOf = (
  field: 'title' | 'date',
  value: string | number,
  run: Run,
  page: DrawingPage,
): Suggestion => ({ field, value, text: run.text, confidence: CONFIDENCE[field], place: placeOf(run, page) });

/** Dates that fill a cell line by line: the weekday, the month, the year. */
const datesInLines = (cells: Cells): { run: Run; cell: Cell }[] =>
  cells.all
    .filter(({ runs }) => runs.length > 1 && runs.length <= MOST_LINES)
    .map((cell) => ({ cell, run: joinedRuns(linesOf(cell.runs)) }))
    .filter(({ run }) => dateOf(run.text) !== null);

/** The only date of the page, where it stands in a cell of the block that has no label. */
function dateIn(
  page: DrawingPage,
  block: Block,
  runs: readonly Run[],
  { labels, open }: Named,
  cells: Cells,
) {
  const dates = runs.filter((run) => dateOf(run.text) !== null);
  const written =
    dates.length > 0 ? dates.map((run) => ({ run, cell: cells.findCell(run) })) : datesInLines(cells);
  const [{ run: only, cell } = {}, ...others] = written;
  if (!only || others.length > 0 || !cell || only.vertical || !isIn(only, block)) return [];
  const named = cell.runs.some((run) => labels.has(run));
  const value = dateOf(only.text);
  return named || isValueCell(cell, cells, open) || value === null
    ? []
    : [suggestionOf('date', value, only, page)];
}

/**
 * The name and the date of a block that has labels for neither: the one large text, and the one date, in its cells without a label.
 * Where more than one may be meant, nothing is suggested.
 */
export function unlabelledValues(
  page: DrawingPage,
  runs: readonly Run[],
  labelled: readonly Labelled[],
  cells: Cells,
  { heads }: Tables,
): Suggestion[] {
  const block = blockOf(page, labelled, cells);
  const bare = block ? [] : bareBlock(page, cells);
  const named = {
    labels: new Set(labelled.map(({ run }) => run)),
    open: new Set(labelled.filter(({ label }) => label.inline === '').map(({ run }) => run)),
  };
  // The head of a column in a list of parts is no label of the drawing's.
  const has = (field: 'title' | 'date') =>
    labelled.some(({ label, run }) => label.field === field && !heads.has(run));
  if (!block) {
    const name = bare.length === 0 || has('title') ? null : widestText(bare);
    return [
      ...(name ? nameOf(name, page) : []),
      ...(bare.length === 0 || has('date') ? [] : dateIn(page, around(bare, 0), runs, named, cells)),
    ];
  }
  return [
    ...(has('title') ? [] : nameIn(page, block, runs, named, cells)),
    ...(has('date') ? [] : dateIn(page, block, runs, named, cells)),
  ];
}
