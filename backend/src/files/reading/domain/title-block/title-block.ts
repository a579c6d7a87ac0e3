import { cellBoxOf } from '../cells.js';
import type { DrawingPage } from '../drawing-page.js';
import { plainLabel } from '../labels.js';
import { layoutOf } from '../page-layout.js';
import { joinedRuns, type Run } from '../page-runs.js';
import { ruledLinesOf } from '../cells/ruled-lines.js';
import { tablesOf, type Labelled } from '../tables/tables.js';
import { blockTexts, type BlockLabel, type BlockText } from './block-texts.js';

/**
 * The title block of a drawing's page as something that is recognised on other drawings: which cells its labels stand in, whatever
 * their values, and the texts of its cells. Drawings of one template have the same shape, at any size and place on the sheet.
 */
export interface TitleBlock {
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
  return first ? joinedRuns([{ ...first, size: run.size, upright: run.upright, parts: [first] }]) : run;
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
