import type { Run } from '../page-runs.js';
import { type Dimension, lengthOf } from './dimensions.js';

/** The zero from which ordinate dimensions are counted. */
const ZERO = /^0(?:[.,]0{1,3})?$/;

/** Numbers of one row are this near to a line, and to the next of them, in heights of their letters. */
const IN_LINE = 0.8;
const FARTHEST = 14;

/** Fewer numbers than this are no ordinate dimensions. */
const FEWEST = 3;

/** Where a text stands across the row that it may belong to, and along it. */
interface Placed extends Dimension {
  /** Its two edges across the row: texts are aligned by one of them. */
  edges: readonly [number, number];
  at: number;
}

const placedOf = (run: Run, value: number): Placed =>
  run.upright
    ? { run, value, edges: [run.top, run.bottom], at: (run.left + run.right) / 2 }
    : { run, value, edges: [run.left, run.right], at: (run.top + run.bottom) / 2 };

/** Numbers from a zero on in one direction, as far as each is larger than the one before and the row has no gap. */
function growingFrom(zero: Placed, others: readonly Placed[], direction: 1 | -1): Placed[] {
  const row = [zero];
  const size = zero.run.size;
  const aligned = others
    .filter(({ edges }) =>
      edges.some((edge, side) => Math.abs(edge - (zero.edges[side] ?? edge)) < IN_LINE * size),
    )
    .filter(({ at }) => (at - zero.at) * direction > 0)
    .sort((one, other) => (one.at - other.at) * direction);
  for (const next of aligned) {
    const last = row.at(-1) ?? zero;
    if (next.value <= last.value || Math.abs(next.at - last.at) > FARTHEST * size) break;
    row.push(next);
  }
  return row;
}

/** The outermost number of the one row of ordinate dimensions among these texts; null for none or several. */
function outermostOf(runs: readonly Run[]): Dimension | null {
  const zeros = runs.filter(({ text }) => ZERO.test(text)).map((run) => placedOf(run, 0));
  const lengths = runs.flatMap((run) => {
    const value = lengthOf(run.text, 'mm');
    return value === null ? [] : [placedOf(run, value)];
  });
  const rows = zeros.flatMap((zero) =>
    ([1, -1] as const).map((direction) => growingFrom(zero, lengths, direction)),
  );
  const [only, ...others] = rows.filter(({ length }) => length >= FEWEST);
  return only && others.length === 0 ? (only.at(-1) ?? null) : null;
}

/** More numbers than this are no drawing's. */
const MOST = 300;

/**
 * The outer size by ordinate dimensions: two rows of numbers that grow from a zero each, one along the drawing and one up. The largest number of
 * each is a side.
 * @param free runs that are neither labels nor their values
 * @param lengths all lengths among them: where one is longer, the last of a row is a hole's, and a side is printed elsewhere
 */
export function ordinatePair(
  free: readonly Run[],
  lengths: readonly Dimension[],
): [Dimension, Dimension] | null {
  if (free.length > MOST) return null;
  const up = outermostOf(free.filter(({ upright }) => !upright));
  const along = up && outermostOf(free.filter(({ upright }) => upright));
  if (!up || !along) return null;
  const longest = Math.max(along.value, up.value);
  return lengths.every(({ value }) => value <= longest) ? [along, up] : null;
}
