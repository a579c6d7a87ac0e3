import { linesOf, textLength } from '../cell-values.js';
import { NEAR, type Cell, type Cells } from '../cells.js';
import { dateOf } from '../dates/parse-date.js';
import type { DrawingPage } from '../drawing-page.js';
import { labelOf } from '../labels.js';
import { joinedRuns, type Run } from '../page-runs.js';
import { isOfMaker } from '../values/no-values.js';
import { valueOf } from '../values/parse-values.js';

/** Title blocks stand in the lower part of the page. */
const LOWER = 0.55;

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

/** What a dimension is written as: cells that lines of dimensions seem to be are none of the block. */
const isFigure = (text: string): boolean =>
  !/\p{L}{2}/u.test(text) && dateOf(text) === null && !SCALE.test(text);

/**
 * The ruled cells with text that touch each other around the cell of the one scale in the lower part of the page: the title block of a
 * sheet that labels its cells hardly or not at all. None where there are several scales, or too few cells.
 */
export function bareBlock(page: DrawingPage, cells: Cells): Cell[] {
  const written = cells.all.filter(
    (cell) => cell.top > LOWER * page.height && !cell.runs.every(({ text }) => isFigure(text)),
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
export function widestText(block: readonly Cell[]): Run | null {
  const [widest, second] = block
    .filter(({ runs }) => runs.every(({ text }) => !labelOf(text) && !isOfMaker(text) && !SCALE.test(text)))
    .filter(({ runs }) => runs.some(({ text }) => valueOf('title', text) !== null && dateOf(text) === null))
    .sort((one, other) => other.right - other.left - (one.right - one.left));
  if (!widest || (second && widest.right - widest.left < WIDER * (second.right - second.left))) return null;
  const lines = linesOf(widest.runs);
  return textLength(lines) < lines.length ? null : joinedRuns(lines);
}
