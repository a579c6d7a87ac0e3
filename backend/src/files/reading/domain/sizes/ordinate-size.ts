import type { Run } from '../page-runs.js';
import { type Dimension, lengthOf } from './dimensions.js';

/** Text of the zero from which ordinate dimensions are measured. */
const ZERO = /^0(?:[.,]0{1,3})?$/;

/** Limits of a row in heights of its letters: how far its numbers are out of line, and how far each is from the next. */
const OUT_OF_LINE = 0.8;
const FARTHEST = 14;

/** Fewest numbers of a row, its zero included; fewer may be anything. */
const FEWEST = 3;

/** A number with its place across its row and along it. Vertical texts make rows from left to right, all others rows that go up. */
interface Placed extends Dimension {
  /** Its two edges across the row; the texts of a row are aligned at one of them. */
  edges: readonly [number, number];
  at: number;
}

const placedOf = (run: Run, value: number): Placed =>
  run.vertical
    ? { run, value, edges: [run.top, run.bottom], at: (run.left + run.right) / 2 }
    : { run, value, edges: [run.left, run.right], at: (run.top + run.bottom) / 2 };

/** The row from a zero in one direction: it ends at a gap, or before a number that is not larger than the one before. */
function growingFrom(zero: Placed, others: readonly Placed[], direction: 1 | -1): Placed[] {
  const row = [zero];
  const size = zero.run.size;
  const aligned = others
    .filter(({ edges }) =>
      edges.some((edge, side) => Math.abs(edge - (zero.edges[side] ?? edge)) < OUT_OF_LINE * size),
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

/** Most texts among which rows are looked for; no drawing with ordinate dimensions has more. */
const MOST = 300;

/**
 * The outer size by ordinate dimensions: numbers that grow from a zero, one row of them along the drawing and one up. The largest
 * number of each row is a side.
 * @param free runs that are neither labels nor their values
 * @param lengths all lengths among them; a longer one means that a row ends at a hole and the side is printed elsewhere
 */
export function ordinatePair(
  free: readonly Run[],
  lengths: readonly Dimension[],
): [Dimension, Dimension] | null {
  if (free.length > MOST) return null;
  const up = outermostOf(free.filter(({ vertical }) => !vertical));
  const along = up && outermostOf(free.filter(({ vertical }) => vertical));
  if (!up || !along) return null;
  const longest = Math.max(along.value, up.value);
  return lengths.every(({ value }) => value <= longest) ? [along, up] : null;
}
