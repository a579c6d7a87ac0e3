import type { Cell, Cells } from '../cells.js';
import type { DrawingPage, Suggestion, SuggestedField } from '../drawing-page.js';
import { labelOf, plainLabel } from '../labels.js';
import { joinedRuns, placeOf, type Run } from '../page-runs.js';
import { valueOf } from '../values/parse-values.js';
import { ruledLinesOf, type RuledLine, type RuledLines } from '../cells/ruled-lines.js';

/** A cell of the block, in millimetres from the right side of the block and from the top of the row of labels, downwards. */
interface Place {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Sizes of form 1 in GOST 2.104 (DSTU 2.104 in Ukraine), the first sheet of a drawing: 120 × 15 mm of number, below it the name
 * (70 × 25) and the material (70 × 15), and beside the name the cells of letter, mass and scale (15, 17 and 18 mm wide), whose
 * labels stand in a row of 5 mm.
 */
const NUMBER: Place = { left: 120, right: 0, top: -15, bottom: 0 };
const NAME: Place = { left: 120, right: 50, top: 0, bottom: 25 };
const MATERIAL: Place = { left: 120, right: 50, top: 25, bottom: 40 };
const MASS_VALUE: Place = { left: 35, right: 18, top: 5, bottom: 20 };
const MASS_WIDTH = 17;
const SCALE_WIDTH = 18;
const LABELS_HEIGHT = 5;

const MASS = new Set(['масса', 'маса', 'mass', 'weight']);
const SCALE = new Set(['масштаб', 'scale']);

/** A side may be drawn so far from its place, in millimetres of the block: a line drawn thick is anywhere in it. */
const SLACK = 0.7;

/** Names and materials have no more lines. */
const MOST_LINES = 3;

const CONFIDENCE = 0.8;

/** The text below the name names the kind of document. */
const KIND = /^(сборочный черт[её]ж|складальний (кресленик|креслення)|габаритный черт[её]ж)$/iu;

/** Where a block is, and how many points its millimetre has. */
interface Block {
  right: number;
  top: number;
  unit: number;
}

const near = (one: number, other: number, unit: number) => Math.abs(one - other) < SLACK * unit;

/** The block to which the cells of mass and scale belong, where they are as the standard has them. */
function blockOf(mass: Cell, scale: Cell): Block | null {
  const unit = (scale.right - scale.left) / SCALE_WIDTH;
  const fits =
    near(mass.right, scale.left, unit) &&
    near(mass.top, scale.top, unit) &&
    near(mass.right - mass.left, MASS_WIDTH * unit, unit) &&
    near(scale.bottom - scale.top, LABELS_HEIGHT * unit, unit);
  return fits ? { right: scale.right, top: scale.top, unit } : null;
}

const boxOf = ({ right, top, unit }: Block, place: Place) => ({
  left: right - place.left * unit,
  right: right - place.right * unit,
  top: top + place.top * unit,
  bottom: top + place.bottom * unit,
});

type Box = ReturnType<typeof boxOf>;

/** Whether a ruled line goes along the whole side. */
const ruled = (
  lines: readonly RuledLine[],
  at: number,
  [from, to]: [number, number],
  unit: number,
): boolean =>
  lines.some(
    (line) => near(line.at, at, unit) && line.from < from + SLACK * unit && line.to > to - SLACK * unit,
  );

function isRuled({ upright, level }: RuledLines, { left, right, top, bottom }: Box, unit: number): boolean {
  return (
    [left, right].every((x) => ruled(upright, x, [top, bottom], unit)) &&
    [top, bottom].every((y) => ruled(level, y, [left, right], unit))
  );
}

/** The text of a cell, line by line; null where a text goes over its sides. */
function linesIn(runs: readonly Run[], { left, right, top, bottom }: Box): Run[] | null {
  const inside = runs.filter((run) => {
    const [x, y] = [(run.left + run.right) / 2, (run.top + run.bottom) / 2];
    return x > left && x < right && y > top && y < bottom;
  });
  const within = inside.every(
    (run) => !run.upright && run.left > left - run.size && run.right < right + run.size,
  );
  return within && inside.length <= MOST_LINES ? inside : null;
}

/**
 * The name, number and material of a title block after GOST 2.104, which have no labels, and the mass, which has no unit: their places are found from the
 * cells of mass and scale. Nothing where a side of a cell is not ruled, or its proportions are others.
 */
export function eskdBlock(page: DrawingPage, runs: readonly Run[], cells: Cells): Suggestion[] {
  const labelled = (names: ReadonlySet<string>) =>
    cells.all.filter((cell) => cell.runs.some(({ text }) => names.has(plainLabel(text))));
  const scales = labelled(SCALE);
  const blocks = labelled(MASS).flatMap((mass) => scales.flatMap((scale) => blockOf(mass, scale) ?? []));
  const [block, ...others] = blocks;
  if (!block || others.length > 0) return [];
  const lines = ruledLinesOf(page);
  const suggest = (field: SuggestedField, place: Place): Suggestion[] => {
    const box = boxOf(block, place);
    const written = isRuled(lines, box, block.unit) ? linesIn(runs, box) : null;
    const found = written?.filter(({ text }) => field !== 'title' || !KIND.test(text)) ?? [];
    // A label is never a value: what stands there is no block of this standard.
    if (found.length === 0 || found.some(({ text }) => labelOf(text))) return [];
    const run = joinedRuns(found);
    // GOST 2.109: masses are in kilograms, and their unit is not written.
    const value = valueOf(field, run.text, 'kg');
    // A number has figures: without any, a name stands in its cell.
    if (value === null || (field === 'reference' && !/\d/.test(run.text))) return [];
    return [{ field, value, text: run.text, confidence: CONFIDENCE, place: placeOf(run, page) }];
  };
  return [
    ...suggest('title', NAME),
    ...suggest('reference', NUMBER),
    ...suggest('material', MATERIAL),
    ...suggest('weight', MASS_VALUE),
  ];
}
