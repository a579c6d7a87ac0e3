import type { DrawingPage, Suggestion } from './drawing-page.js';
import { placeOf, type Run } from './page-runs.js';
import { numberOf } from './parse-values.js';

/** Dimensions below this are thicknesses and details, not the size of a part that is cut out of a sheet (mm). */
const SMALLEST = 20;

/** Zones of the frame, sheet numbers and the like stand outside of this part of the page. */
const EDGE = 0.035;

/** The surest that a size without a label can be. */
const CONFIDENCE = 0.6;

const insideOf = ({ left, right, top, bottom }: Run, page: DrawingPage): boolean =>
  left > EDGE * page.width &&
  right < (1 - EDGE) * page.width &&
  top > EDGE * page.height &&
  bottom < (1 - EDGE) * page.height;

interface Dimension {
  run: Run;
  value: number;
}

/** Runs that are one plain number; diameters, radii, angles and tolerances carry their sign and are none. */
function dimensionsOf(page: DrawingPage, runs: readonly Run[]): Dimension[] {
  return runs.flatMap((run) => {
    const match = /^(\d+(?:[.,]\d{1,2})?)(?: ?mm)?$/.exec(run.text);
    const value = match?.[1] === undefined ? null : numberOf(match[1], false);
    return value !== null && value <= 20_000 && insideOf(run, page) ? [{ run, value }] : [];
  });
}

const largest = (dimensions: readonly Dimension[]): Dimension | undefined =>
  [...dimensions].sort((one, other) => other.value - one.value)[0];

/**
 * The part's outer size, where the drawing writes its vertical dimensions upright: the largest along and the largest
 * up. Drawings that write all dimensions level leave open which belongs to which side, and give nothing.
 * @param taken runs that are labels or their values
 * @returns width (the shorter side) and length, or nothing
 */
export function outerSize(page: DrawingPage, runs: readonly Run[], taken: ReadonlySet<Run>): Suggestion[] {
  const plain = dimensionsOf(page, runs).filter(({ run }) => !taken.has(run));
  const along = largest(plain.filter(({ run }) => !run.upright));
  const up = largest(plain.filter(({ run }) => run.upright));
  if (!along || !up || Math.min(along.value, up.value) < SMALLEST) return [];
  const [short, long] = along.value < up.value ? [along, up] : [up, along];
  const suggestion = (field: 'width' | 'length', { run, value }: Dimension): Suggestion => ({
    field,
    value,
    text: run.text,
    confidence: CONFIDENCE,
    place: placeOf(run, page),
  });
  return [suggestion('width', short), suggestion('length', long)];
}
