import type { DrawnContour } from './contour-sheet.js';
import { hundredths, type FlatPattern } from './flat-pattern.js';

/** Cut lengths and areas of a flat part: mm, mm². */
export interface CutFigures {
  cut_length: number;
  pierces: number;
  net_area: number;
}

/** The contours of a drawing that a part leaves out of its cut, and what is left. */
export interface CutChoice extends CutFigures {
  /** Their ids, each once, in the drawing's order. */
  out: string[];
}

/** The ids of the list that the drawing does not have. */
export function unknownContours(contours: readonly DrawnContour[], ids: readonly string[]): string[] {
  const known = new Set(contours.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/**
 * The cut that is left once these contours are taken out: neither their length nor their pierce counts, and what they bound is
 * material, not a hole. Contours that the drawing does not have are left out.
 * @param pattern the drawing's figures with all contours
 * @returns null where nothing is taken out
 */
export function chooseCut(
  pattern: CutFigures,
  contours: readonly DrawnContour[],
  ids: readonly string[],
): CutChoice | null {
  const wanted = new Set(ids);
  const taken = contours.filter(({ id }) => wanted.has(id));
  if (taken.length === 0) return null;
  const out = new Set(taken.map(({ id }) => id));
  const filled = new Set(taken.filter(({ kind }) => kind === 'inner').map(({ id }) => id));
  const length = sumOf(taken, (contour) => contour.length);
  const area = sumOf(contours, (contour) => areaGained(contour, filled));
  const whole = exactFigures(pattern, contours);
  return {
    out: [...out],
    cut_length: Math.max(0, hundredths(whole.cut_length - length)),
    pierces: Math.max(0, pattern.pierces - out.size),
    // Not known of an open outline, whatever is taken out of it.
    net_area: pattern.net_area && Math.max(0, hundredths(whole.net_area + area)),
  };
}

/**
 * The drawing's figures as its contours have them, before they are rounded: a difference of rounded ones would be a hundredth
 * off now and then. A drawing that was measured before some of its lines were taken for engraving keeps what it has.
 */
function exactFigures(pattern: CutFigures, contours: readonly DrawnContour[]) {
  const cut_length = sumOf(contours, ({ length }) => length);
  const net_area = sumOf(contours, ({ kind, area }) => (kind === 'inner' ? -area : area));
  const same = hundredths(cut_length) === pattern.cut_length && hundredths(net_area) === pattern.net_area;
  return same ? { cut_length, net_area } : pattern;
}

const sumOf = (contours: readonly DrawnContour[], figure: (contour: DrawnContour) => number) =>
  contours.reduce((sum, contour) => sum + figure(contour), 0);

/** mm² by which the filled holes change what the contour counts: they are material, and so is what stands in them. */
function areaGained({ id, kind, parent, area }: DrawnContour, filled: ReadonlySet<string>): number {
  if (kind === 'inner') return filled.has(id) ? area : 0;
  return parent !== null && filled.has(parent) ? -area : 0;
}

/** Figures of a part's drawing that its price uses: mm, mm²; null where the drawing has none. */
export interface DrawnFigures extends CutFigures {
  /** Bends that the drawing names; 0 where it names none. */
  bends: number | null;
  bend_length: number | null;
  /** Round holes; one that is taken out of the cut is one still. */
  holes: number | null;
}

/**
 * The one place where a drawing's figures enter prices: what is cut of it, what is bent, how many holes it has.
 * @returns null for a part without a DXF
 */
export function drawnFigures(
  pattern: FlatPattern | null | undefined,
  choice: CutFigures | null | undefined,
): DrawnFigures | null {
  if (!pattern) return null;
  const { cut_length, pierces, net_area } = choice ?? pattern;
  const { features } = pattern;
  // Axes that may be bends say nothing of how often a part is bent.
  const counted = features?.bends_assumed === true ? undefined : features;
  return {
    cut_length,
    pierces,
    net_area,
    bends: counted?.bends ?? null,
    bend_length: counted?.bend_length ?? null,
    holes: features?.hole_count ?? null,
  };
}
