import { linesOf, ownPart, textLength } from './find-values.js';
import { boxAroundAll, type Cell, type Cells, cellBoxOf, ruledLinesOf } from './cells.js';
import { type DrawingPage, type Place, type Suggestion, placeAround } from './drawing-page.js';
import { isSign, joinedRuns, placeOf, type Run, type Sides } from './page-runs.js';
import { type Labelled, tablesOf } from './tables.js';
import { plainLabel } from './labels.js';
import { layoutOf } from './page-layout.js';

/** A label of the block, by its name, and the cell that it stands in. */
interface BlockLabel {
  name: string;
  labelled: Labelled;
  box: Sides;
}

/** A text of the title block that may be a field's value. */
export interface BlockText {
  /** Where it stands, as `sourceIn` finds it again on another drawing of the same block. */
  source: string;
  text: string;
  place: Place;
}

/** A block has at most so many texts, each of at most so many letters. */
const MOST_TEXTS = 60;
const LONGEST = 120;

/** How far beyond its labels' cells the block reaches, in parts of its width and height: cells of values may be at its edge. */
const MARGIN = 0.35;

/** Sides of cells differ at most this much on two drawings of one block, in thousandths of the block. */
const TOLERANCE = 6;

/** The cell's sides in thousandths of the block's: the same at every size of the sheet. */
function addressOf(cell: Sides, block: Sides): string {
  const [width, height] = [block.right - block.left, block.bottom - block.top];
  const sides = [
    (cell.left - block.left) / width,
    (cell.top - block.top) / height,
    (cell.right - block.left) / width,
    (cell.bottom - block.top) / height,
  ];
  return sides.map((side) => Math.round(side * 1000)).join(',');
}

/** The lines as texts: those that go on below each other in letters of one size are one. */
function textsOf(lines: readonly Run[]): Run[] {
  const texts: Run[] = [];
  for (let from = 0; from < lines.length;) {
    const length = textLength(lines.slice(from));
    texts.push(joinedRuns(lines.slice(from, from + length)));
    from += length;
  }
  return texts;
}

/** The value of the block's label: behind its colon, or the nearest text of its cell that is its own. */
function labelText({ labelled }: BlockLabel, cell: Cell, labels: ReadonlySet<Run>) {
  const { run, label } = labelled;
  if (label.inline !== '') return { run, text: label.inline };
  const own = ownPart(run, cell, labels);
  const [first] = [own.right, own.under, own.over].flatMap((runs) => textsOf(linesOf(runs)));
  return first ? { run: first, text: first.text } : null;
}

/**
 * The texts of the block's cells, each with where it stands: by the cell and its label, or by the cell and which of its texts it is.
 * @param labels of the whole page
 */
function blockTexts(
  page: DrawingPage,
  cells: Cells,
  block: readonly BlockLabel[],
  labels: ReadonlySet<Run>,
): BlockText[] {
  const whole = boxAroundAll(block.map(({ box }) => box));
  const [across, down] = [MARGIN * (whole.right - whole.left), MARGIN * (whole.bottom - whole.top)];
  const inside = cells.all.filter(
    (cell) =>
      cell.left >= whole.left - across &&
      cell.right <= whole.right + across &&
      cell.top >= whole.top - down &&
      cell.bottom <= whole.bottom + down,
  );
  const found = inside.flatMap((cell) => {
    const own = block.filter(({ labelled }) => cells.findCell(labelled.run) === cell);
    const labelled = own.flatMap((label) => {
      const text = labelText(label, cell, labels);
      return text ? [{ ...text, source: `${addressOf(label.box, whole)} ${label.name}` }] : [];
    });
    if (cell.runs.some((run) => labels.has(run))) return labelled;
    return textsOf(linesOf(cell.runs.filter((run) => !isSign(run)))).map((run, index) => ({
      run,
      text: run.text,
      source: `${addressOf(cell, whole)} #${String(index + 1)}`,
    }));
  });
  return found
    .filter(({ text }) => text.trim() !== '' && text.length <= LONGEST)
    .slice(0, MOST_TEXTS)
    .map(({ run, text, source }) => ({ source, text: text.trim(), place: placeOf(run, page) }));
}

/** Whether two sources are the same text's of one block, read from two drawings. */
export function sameSource(one: string, other: string): boolean {
  if (one === other) return true;
  const [sides = '', ...name] = one.split(' ');
  const [otherSides = '', ...otherName] = other.split(' ');
  const others = otherSides.split(',').map(Number);
  return (
    name.join(' ') === otherName.join(' ') &&
    sides.split(',').every((side, index) => Math.abs(Number(side) - (others[index] ?? NaN)) <= TOLERANCE)
  );
}

/** The block's text that stands where the source says, if any. */
export const sourceIn = (texts: readonly BlockText[], source: string): BlockText | undefined =>
  texts.find((each) => sameSource(each.source, source));

/** Suggestions from outside of the block's cells. */
export const ELSEWHERE = 'elsewhere';

/** Where the suggestion was read: the text of the block that it stands in, or `ELSEWHERE`. */
export function sourceOf({ place }: Suggestion, texts: readonly BlockText[]): string {
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const text = texts.find(
    ({ place: { x: left, y: top, width, height } }) =>
      x >= left && x <= left + width && y >= top && y <= top + height,
  );
  return text?.source ?? ELSEWHERE;
}

/**
 * The title block of a drawing's page as something that is recognised on other drawings: which cells its labels stand in, whatever
 * their values, and the texts of its cells. Drawings of one template have the same shape, at any size and place on the sheet.
 */
interface TitleBlock {
  /** The labels with the columns and rows of their cells, as one text. */
  shape: string;
  texts: BlockText[];
}

/** A block with fewer labels, or one cell alone, has too little to be recognised by. */
const FEWEST_LABELS = 3;

/** Cells of one block are this near to each other at most, in heights of their labels' letters. */
const BESIDE = 40;
const BELOW = 6;

/** Sides that are this near, in heights of letters, are one line. */
const ONE_LINE = 0.3;

/** Longer names are cut; the dictionary's are shorter. */
const LONGEST_NAME = 60;

/** The label's own text, without the value that stands behind it in the same run. */
const nameOf = ({ run, label }: Labelled): string => {
  const { inline } = label;
  const own = inline === '' ? run.text : run.text.slice(0, run.text.lastIndexOf(inline));
  return plainLabel(own.replace(/[[(]\s*(kg|g|gr|mm)\s*[\])]/i, ' ')).slice(0, LONGEST_NAME);
};

/** The words of the label alone: a value behind it must not decide which cell it is in. */
function ownRun({ run, label }: Labelled): Run {
  if (label.inline === '') return run;
  const [first] = run.parts;
  return first ? joinedRuns([{ ...first, size: run.size, vertical: run.vertical, parts: [first] }]) : run;
}

const areNear = (one: BlockLabel, other: BlockLabel): boolean => {
  const size = Math.max(one.labelled.run.size, other.labelled.run.size);
  const across = Math.max(one.box.left, other.box.left) - Math.min(one.box.right, other.box.right);
  const down = Math.max(one.box.top, other.box.top) - Math.min(one.box.bottom, other.box.bottom);
  return across <= BESIDE * size && down <= BELOW * size;
};

/** The labels in groups of neighbours; the largest group, of two the lower one. */
function largestGroup(labels: readonly BlockLabel[]): BlockLabel[] {
  const left = new Set(labels);
  let largest: BlockLabel[] = [];
  for (const first of labels) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const one of group) {
      for (const other of left) {
        if (!areNear(one, other)) continue;
        group.push(other);
        left.delete(other);
      }
    }
    const lower = first.box.top > (largest[0]?.box.top ?? 0);
    if (group.length > largest.length || (group.length === largest.length && lower)) largest = group;
  }
  return largest;
}

/** Which of the block's lines each of these places is, from 0: places that are about the same are one line. */
function linesAt(places: readonly number[], apart: number): (place: number) => number {
  const sorted = [...places].sort((one, other) => one - other);
  const lines: number[] = [];
  for (const place of sorted) {
    const last = lines.at(-1);
    if (last === undefined || place - last > apart) lines.push(place);
  }
  return (place) => lines.findLastIndex((line) => line <= place);
}

/** Version of the shape's making: another one makes other keys, so that what was learnt by an older one is not mixed in. */
const VERSION = 'v1';

function shapeOf(labels: readonly BlockLabel[]): string {
  const apart = ONE_LINE * labels.reduce((size, { labelled }) => Math.min(size, labelled.run.size), Infinity);
  const column = linesAt(
    labels.flatMap(({ box }) => [box.left, box.right]),
    apart,
  );
  const row = linesAt(
    labels.flatMap(({ box }) => [box.top, box.bottom]),
    apart,
  );
  const cells = labels.map(
    ({ name, box }) => `${name}@${column(box.left)}-${column(box.right)},${row(box.top)}-${row(box.bottom)}`,
  );
  return [VERSION, ...cells.sort()].join(';');
}

/**
 * The page's title block, by its ruled cells; null where there is none that would be recognised: without ruled cells around at
 * least three labels. Heads of lists of parts and of revisions are no part of it, because such lists grow.
 */
export function titleBlockOf(page: DrawingPage, layout = layoutOf(page)): TitleBlock | null {
  if (!layout || layout.labels.length < FEWEST_LABELS) return null;
  const { runs, labels, cells } = layout;
  const lines = ruledLinesOf(page);
  const { heads } = tablesOf(labels, runs, cells);
  const ruled = labels
    .filter(({ run }) => !heads.has(run))
    .flatMap((labelled): BlockLabel[] => {
      const box = cellBoxOf(ownRun(labelled), lines, page);
      return box ? [{ name: nameOf(labelled), labelled, box }] : [];
    });
  const block = largestGroup(ruled);
  const boxes = new Set(block.map(({ box }) => `${Math.round(box.left)}/${Math.round(box.top)}`));
  if (block.length < FEWEST_LABELS || boxes.size < 2) return null;
  return {
    shape: shapeOf(block),
    texts: blockTexts(page, cells, block, new Set(labels.map(({ run }) => run))),
  };
}

/** How far the block reaches beyond its values, in parts of what they take: labels stand beside and above them. */
const MARGIN_AROUND = 0.18;

/** The least of it, in parts of the page. */
const LEAST = 0.01;

const bounded = (side: number): number => Math.min(1, Math.max(0, side));

/**
 * Where on the page a title block is, by the texts of its cells. Pure.
 * @returns null without texts
 */
export function blockPlace(texts: readonly Pick<BlockText, 'place'>[]): Place | null {
  if (texts.length === 0) return null;
  const { x, y, width, height } = placeAround(
    texts.flatMap(({ place }) => [place, { x: place.x + place.width, y: place.y + place.height }]),
  );
  const [across, down] = [Math.max(LEAST, MARGIN_AROUND * width), Math.max(LEAST, MARGIN_AROUND * height)];
  const [left, top] = [bounded(x - across), bounded(y - down)];
  return {
    x: left,
    y: top,
    width: bounded(x + width + across) - left,
    height: bounded(y + height + down) - top,
  };
}
