import { alongDimensions, upDimensions, type DrawnDimension } from './dimension-lines.js';
import { diametersOf, type Dimension } from './diameters.js';
import { goesOnBeyond, isDimensioned, outlinesOf, type Outlines, type Pair } from './outline.js';
import { isTurnedPart } from './turned-part.js';
import type { DrawingPage, Suggestion } from '../drawing-page.js';
import { placeOf, type Run } from '../page-runs.js';
import { numberOf } from '../parse-values.js';
import { ruledLinesOf, type RuledLine } from '../ruled-lines.js';

/** Dimensions below this are thicknesses and details, not the size of a part that is cut out of a sheet (mm). */
const SMALLEST = 20;

/** A diameter says by itself that it is the part's or a hole's (mm). */
const THINNEST = 3;

/** Zones of the frame, sheet numbers and the like stand outside of this part of the page. */
const EDGE = 0.035;

/** The surest that a size without a label can be. */
const CONFIDENCE = 0.8;

/** Two dimensions of one view are drawn to one scale, as exactly as the ends of lines show. */
const SCALE_DIFFERS = 0.03;

/** Dimension lines stand this far from their view at most, in parts of its longer side, and in points besides. */
const FAR = 0.5;
const FAR_POINTS = 60;

/** An extension line stands at the end of its dimension's line, and begins this near to the part's corner, in points. */
const END = 2;
const CORNER = 8;

/** A curve that goes on this far outside of a rectangle is more than its line's width, in points. */
const BEYOND = 3;

const MM_A_POINT = 25.4 / 72;

/** A sheet may be printed on another size of paper, three sizes away at most. */
const RESIZED = 3;

/** Heads of views that show the sheet before it is bent. */
const FLAT =
  /^(?:vista )?(planificad[oa]|planificacao|planificação|chapa (?:planificada|desenvolvida)|flat pattern|flat layout|unfolded|(?:blech)?abwicklung|développé|developpe|sviluppo in piano|desarrollo plano)\b/i;

/** A heading stands this near to its view at most, in points. */
const HEADING_FAR = 150;

/** More dimensions than this are no part's. */
const MOST = 400;

/** A part with more diameters than this is not turned. */
const MOST_ROUND = 30;

/** A length alone, with its tolerance, or in the brackets of one that follows from others. */
const PLAIN = /^\(?(\d+(?:[.,]\d{1,2})?)\)?(?: ?mm)?(?: ?± ?\d+(?:[.,]\d+)?)?$/;

const insideOf = ({ left, right, top, bottom }: Run, page: DrawingPage): boolean =>
  left > EDGE * page.width &&
  right < (1 - EDGE) * page.width &&
  top > EDGE * page.height &&
  bottom < (1 - EDGE) * page.height;

type Box = Pick<Run, 'left' | 'right' | 'top' | 'bottom'>;

const curvesOf = ({ curves = [], width, height }: DrawingPage): Box[] =>
  curves.map((curve) => ({
    left: curve.x * width,
    right: (curve.x + curve.width) * width,
    top: curve.y * height,
    bottom: (curve.y + curve.height) * height,
  }));

/** Runs that are one plain number; diameters, radii, angles and tolerances carry their sign and are none. */
function dimensionsOf(page: DrawingPage, runs: readonly Run[]): Dimension[] {
  return runs.flatMap((run) => {
    const match = PLAIN.exec(run.text);
    const value = match?.[1] === undefined ? null : numberOf(match[1], false);
    return value !== null && value <= 20_000 && insideOf(run, page) ? [{ run, value }] : [];
  });
}

const lengthOf = ({ line }: DrawnDimension): number => line.to - line.from;

/** mm of the part in a point of the page. */
const scaleOf = (dimension: DrawnDimension): number => dimension.value / lengthOf(dimension);

/** Whether both are dimensions of one view: drawn to one scale, and beside the rectangle that they span. */
function ofOneView(along: DrawnDimension, up: DrawnDimension): boolean {
  if (along.run === up.run || Math.abs(scaleOf(along) / scaleOf(up) - 1) > SCALE_DIFFERS) return false;
  const reach = FAR * Math.max(lengthOf(along), lengthOf(up)) + FAR_POINTS;
  const near = (at: number, { from, to }: { from: number; to: number }) =>
    at > from - reach && at < to + reach;
  return near(up.line.at, along.line) && near(along.line.at, up.line);
}

/**
 * Whether the extension lines of a dimension come from the rectangle that the other one spans: one that begins beyond
 * it belongs to a part that goes on there, unless it ends there at another dimension's line.
 * @param crossing lines in the direction of the dimension's extension lines
 * @param isOther whether another dimension's line ends where the extension line does
 */
function comesFrom(
  { line }: DrawnDimension,
  other: DrawnDimension,
  crossing: readonly RuledLine[],
  isOther: (extension: { at: number; end: number }) => boolean,
): boolean {
  const extensions = crossing.filter(
    ({ at, from, to }) =>
      Math.min(Math.abs(at - line.from), Math.abs(at - line.to)) < END &&
      from < line.at + END &&
      to > line.at - END,
  );
  return extensions.every(({ at, from, to }) => {
    const begin = Math.abs(from - line.at) > Math.abs(to - line.at) ? from : to;
    const within = begin > other.line.from - CORNER && begin < other.line.to + CORNER;
    return within || isOther({ at, end: begin });
  });
}

/** Whether a dimension is drawn about as long as its number in mm says; inches are drawn 25 times as long. */
function inMillimetres(dimension: DrawnDimension, scale: string): boolean {
  const [paper = 1, part = 1] = scale.split(':').map(Number);
  const ratio = scaleOf(dimension) / ((MM_A_POINT * part) / paper);
  return ratio > 1 / RESIZED && ratio < RESIZED;
}

/** Whether another dimension of the same direction and scale is longer: then this one is not the outermost. */
const isOuter = (dimension: DrawnDimension, others: readonly DrawnDimension[]): boolean =>
  !others.some(
    (other) =>
      other.value > dimension.value && Math.abs(scaleOf(other) / scaleOf(dimension) - 1) <= SCALE_DIFFERS,
  );

/** The part of the page that two dimensions span, in points. */
const spannedBy = ({ along, up }: Pair): Box => ({
  left: along.line.from,
  right: along.line.to,
  top: up.line.from,
  bottom: up.line.to,
});

/**
 * Whether a curve begins in the rectangle and goes on outside of it: then the part does, too, as one with a round end
 * whose dimension stops at the arc's centre.
 */
function isPassed(box: Box, curves: readonly Box[]): boolean {
  return curves.some(({ left, right, top, bottom }) => {
    const [across, down] = [
      Math.min(right, box.right) - Math.max(left, box.left),
      Math.min(bottom, box.bottom) - Math.max(top, box.top),
    ];
    if (Math.min(across, down) < -END || Math.max(across, down) < END) return false;
    const beyond = Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
    return beyond > BEYOND;
  });
}

/** The pairs of the view that the heading stands nearest to. */
function besideHeading(pairs: readonly Pair[], { left, right, top, bottom }: Run): Pair[] {
  const away = pairs.map((pair) => {
    const box = spannedBy(pair);
    const across = Math.max(box.left - right, left - box.right, 0);
    return { pair, distance: Math.hypot(across, Math.max(box.top - bottom, top - box.bottom, 0)) };
  });
  const nearest = away.reduce((least, { distance }) => Math.min(least, distance), HEADING_FAR);
  return away.filter(({ distance }) => distance <= nearest + END).map(({ pair }) => pair);
}

/** The pairs of which neither is shorter than another one's of its scale, and that the part does not go on beyond. */
function outermost(pairs: readonly Pair[], page: DrawingPage): Pair[] {
  const [alongs, ups] = [pairs.map(({ along }) => along), pairs.map(({ up }) => up)];
  const curves = curvesOf(page);
  return pairs
    .filter(({ along, up }) => isOuter(along, alongs) && isOuter(up, ups))
    .filter((pair) => !isPassed(spannedBy(pair), curves));
}

/** Two lengths, or a diameter and a length. */
const areOfOnePart = ({ along, up }: Pair): boolean => {
  const smallest = along.round || up.round ? THINNEST : SMALLEST;
  return !(along.round && up.round) && Math.min(along.value, up.value) >= smallest;
};

/**
 * Whether the extension lines of both come from the rectangle that they span. Where one of a diameter's pair goes on to another dimension,
 * no line of the part may go on beyond; of two plain lengths that would be too unsure.
 */
function spanOnePart({ along, up }: Pair, outlines: Outlines): boolean {
  const { lines, level, upright } = outlines;
  const none = () => false;
  if (comesFrom(along, up, lines.upright, none) && comesFrom(up, along, lines.level, none)) return true;
  return (
    (along.round ?? up.round ?? false) &&
    comesFrom(along, up, lines.upright, (extension) => isDimensioned(lines.level, level, extension)) &&
    comesFrom(up, along, lines.level, (extension) => isDimensioned(lines.upright, upright, extension)) &&
    !goesOnBeyond({ along, up }, outlines)
  );
}

/** All pairs of dimensions that are drawn to one scale beside one view. */
function pairsOf(dimensions: readonly Dimension[], outlines: Outlines): Pair[] {
  const { lines } = outlines;
  const [alongs, ups] = [alongDimensions(dimensions, lines), upDimensions(dimensions, lines)];
  return alongs.flatMap((along) =>
    ups
      .map((up) => ({ along, up }))
      .filter((pair) => areOfOnePart(pair) && ofOneView(along, pair.up) && spanOnePart(pair, outlines)),
  );
}

/** The outer diameter and the total length of a turned part. */
const turnedSize = ({ along, up }: Pair, page: DrawingPage): Suggestion[] => {
  const [diameter, length] = up.round ? [up, along] : [along, up];
  const number = diameter.run.text.replace(/^[^\d]+/, '');
  const sized = { confidence: CONFIDENCE };
  return [
    {
      ...sized,
      field: 'diameter',
      value: diameter.value,
      text: `Ø ${number}`,
      place: placeOf(diameter.run, page),
    },
    {
      ...sized,
      field: 'length',
      value: length.value,
      text: length.run.text,
      place: placeOf(length.run, page),
    },
  ];
};

/** The plain lengths and the outer diameters of a page. */
function sizesOn(page: DrawingPage, runs: readonly Run[], taken: ReadonlySet<Run>) {
  const free = runs.filter((run) => !taken.has(run) && insideOf(run, page));
  const signed = diametersOf(free);
  const rounds = new Set(signed.map(({ run }) => run));
  return {
    plain: dimensionsOf(
      page,
      free.filter((run) => !rounds.has(run)),
    ),
    round: signed.length > MOST_ROUND ? [] : signed.filter(({ bore }) => !bore),
  };
}

/**
 * The part's outer size: the longest dimension along and the longest one up that are drawn to one scale beside one
 * view. The lengths of their dimension lines say which scale it is, so that a number without a line, or with another
 * one's, is none. Where several pairs are left, nothing is suggested. Where a view is headed as the flat pattern, it is that
 * one's, and no other's: the bent part is smaller than what is cut for it.
 * @param taken runs that are labels or their values
 * @param scale as it is printed ('1:5'), where it is: numbers that are far from it are no millimetres
 * @returns width (the shorter side) and length, of a turned part diameter and length, or nothing; of a flat pattern with its heading in
 * the text
 */
export function outerSize(
  page: DrawingPage,
  runs: readonly Run[],
  taken: ReadonlySet<Run>,
  scale?: string,
): Suggestion[] {
  const { plain, round } = sizesOn(page, runs, taken);
  if (plain.length > MOST) return [];
  const [heading, ...others] = runs.filter(({ text }) => FLAT.test(text));
  if (others.length > 0) return [];
  const outlines = outlinesOf(ruledLinesOf(page), runs);
  const pairs = pairsOf([...plain, ...round], outlines);
  const outer = outermost(heading ? besideHeading(pairs, heading) : pairs, page);
  const [first] = outer;
  const open = outer.some(
    ({ along, up }) => along.value !== first?.along.value || up.value !== first.up.value,
  );
  const largest = plain.reduce((most, { value }) => Math.max(most, value), 0);
  if (first && scale !== undefined && !inMillimetres(first.along, scale)) return [];
  if (!first || open || Math.max(first.along.value, first.up.value) < largest) return [];
  if (first.along.round || first.up.round) {
    return isTurnedPart(first, outlines, curvesOf(page)) ? turnedSize(first, page) : [];
  }
  const [short, long] = [first.along, first.up].sort((one, other) => one.value - other.value);
  const suggestion = (field: 'width' | 'length', { run, value }: Dimension): Suggestion => ({
    field,
    value,
    text: heading ? `${run.text} (${heading.text})` : run.text,
    confidence: CONFIDENCE,
    place: placeOf(run, page),
  });
  return short && long ? [suggestion('width', short), suggestion('length', long)] : [];
}
