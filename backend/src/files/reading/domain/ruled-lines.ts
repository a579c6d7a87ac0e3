import type { DrawingPage } from './drawing-page.js';

/** Ruled lines on one straight line, joined: where it is across, and from where to where it goes, in points. */
export interface RuledLine {
  at: number;
  from: number;
  to: number;
}

/** Upright lines by x, level ones by y. */
export interface RuledLines {
  upright: readonly RuledLine[];
  level: readonly RuledLine[];
}

/** Lines this near to each other across are one, in points: both sides of a thick line drawn as a rectangle. */
const BESIDE = 1;

/** A gap along a line that a thick line across it may leave. */
const GAP = 2;

const isSomewhere = ({ at, from, to }: RuledLine): boolean => Number.isFinite(at + from + to);

/** Lines in order of where they are; pieces of one line joined. */
function joinedLines(pieces: readonly RuledLine[]): RuledLine[] {
  const sorted = pieces.filter(isSomewhere).sort((one, other) => one.at - other.at || one.from - other.from);
  const lines: RuledLine[] = [];
  for (let first = 0; first < sorted.length;) {
    let last = first + 1;
    const at = sorted[first]?.at ?? 0;
    while (last < sorted.length && (sorted[last]?.at ?? 0) - at <= BESIDE) last += 1;
    const group = sorted.slice(first, last).sort((one, other) => one.from - other.from);
    let line: RuledLine | null = null;
    for (const piece of group) {
      if (line && piece.from <= line.to + GAP) line.to = Math.max(line.to, piece.to);
      else lines.push((line = { ...piece }));
    }
    first = last;
  }
  return lines;
}

/** The page's ruled lines in points. */
export function ruledLinesOf({ rules = [], levels = [], width, height }: DrawingPage): RuledLines {
  return {
    upright: joinedLines(
      rules.map(({ x, top, bottom }) => ({ at: x * width, from: top * height, to: bottom * height })),
    ),
    level: joinedLines(
      levels.map(({ y, left, right }) => ({ at: y * height, from: left * width, to: right * width })),
    ),
  };
}
