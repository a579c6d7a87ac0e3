import { linesOf, ownPart, textLength } from '../cell-values.js';
import type { Box, Cell, Cells } from '../cells.js';
import type { DrawingPage, Place, Suggestion } from '../drawing-page.js';
import { isSign, joinedRuns, placeOf, type Run } from '../page-runs.js';
import type { Labelled } from '../tables/tables.js';

/** A label of the block, by its name, and the cell that it stands in. */
export interface BlockLabel {
  name: string;
  labelled: Labelled;
  box: Box;
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

const NOWHERE: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

const around = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (one, other) => ({
      left: Math.min(one.left, other.left),
      top: Math.min(one.top, other.top),
      right: Math.max(one.right, other.right),
      bottom: Math.max(one.bottom, other.bottom),
    }),
    NOWHERE,
  );

/** The cell's sides in thousandths of the block's: the same at every size of the sheet. */
function addressOf(cell: Box, block: Box): string {
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
export function blockTexts(
  page: DrawingPage,
  cells: Cells,
  block: readonly BlockLabel[],
  labels: ReadonlySet<Run>,
): BlockText[] {
  const whole = around(block.map(({ box }) => box));
  const [across, down] = [MARGIN * (whole.right - whole.left), MARGIN * (whole.bottom - whole.top)];
  const inside = cells.all.filter(
    (cell) =>
      cell.left >= whole.left - across &&
      cell.right <= whole.right + across &&
      cell.top >= whole.top - down &&
      cell.bottom <= whole.bottom + down,
  );
  const found = inside.flatMap((cell) => {
    const own = block.filter(({ labelled }) => cells.of(labelled.run) === cell);
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
