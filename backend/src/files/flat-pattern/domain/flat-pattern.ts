import { mapCurve, turning, type Curve, endOf, startOf, type Point } from './curve.js';
import { boxOf, heightOf, lengthOf, widthOf, type Box, lengthOfAll } from './measure.js';
import { WIDEST_GAP, type Contour, chain, closeGaps, countOnce, withoutCopies } from './chain.js';
import { largestOf, type Nested, diameterOf, nest, netArea } from './nesting.js';
import { axesAcross, bendsOf, type Bend, colouredBends, doubtfulLines } from './bends.js';
import { DxfFault } from './dxf-fault.js';
import { expand, holdsModel, type Expanded } from './expand.js';
import { readDrawing, type Drawing } from './read-drawing.js';

/** Directions that are tried, those with the most length first, and curves that are turned for all of them together. */
const MOST_DIRECTIONS = 64;
const MOST_TURNED = 2_000_000;

/** Part of the upright box's area that a slanted one has to save: a part that was drawn upright stays so. */
const WORTH_TURNING = 0.02;

/** Steps of a direction that are one, in radians. */
const STEP = 1e-4;

/**
 * The sides of the smallest box around the curves that has a side along one of their lines, the shorter one first, and the radians by which
 * it is turned; of the upright one where that is hardly larger. Parts are drawn as they stand in their assembly, and cut from the least material.
 */
function outerSize(curves: readonly Curve[]): OuterSize {
  const upright: OuterSize = { sides: sidesOf(curves), angle: 0 };
  const slanted = directionsOf(curves)
    .map((angle) => ({ sides: sidesOf(curves.map((curve) => mapCurve(turning(-angle), curve))), angle }))
    .reduce((best, one) => (area(one) < area(best) ? one : best), upright);
  return area(slanted) < (1 - WORTH_TURNING) * area(upright) ? slanted : upright;
}

type Sides = [width: number, length: number];

interface OuterSize {
  sides: Sides;
  angle: number;
}

function sidesOf(curves: readonly Curve[]): Sides {
  const box = boxOf(curves);
  const [one, other] = [widthOf(box), heightOf(box)];
  return [Math.min(one, other), Math.max(one, other)];
}

const area = ({ sides: [width, length] }: OuterSize) => width * length;

/** Radians from 0 to a quarter turn: a box has no other. */
function directionsOf(curves: readonly Curve[]): number[] {
  const found = new Map<number, { angle: number; longest: number; length: number }>();
  for (const curve of curves) {
    if (curve.kind !== 'line') continue;
    const { from, to } = curve;
    const angle = quarterOf(Math.atan2(to.y - from.y, to.x - from.x));
    const [key, length] = [Math.round(angle / STEP), lengthOf(curve)];
    const before = found.get(key) ?? { angle, longest: 0, length: 0 };
    found.set(key, {
      // Of the longest line its ends' last decimals turn the least.
      angle: length > before.longest ? angle : before.angle,
      longest: Math.max(length, before.longest),
      length: before.length + length,
    });
  }
  const most = Math.min(MOST_DIRECTIONS, Math.ceil(MOST_TURNED / curves.length));
  return [...found.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, most)
    .map(({ angle }) => angle);
}

function quarterOf(angle: number): number {
  const quarter = Math.PI / 2;
  return ((angle % quarter) + quarter) % quarter;
}

/**
 * Why the figures of a drawing are to be looked at. `unread`: something that may be part of the outline has a type that is not read; `open_outline`: the outermost contour is open, so that area and holes are not
 * known; `gaps_closed`: ends of contours did not meet; `sheet_frame`: the outermost contour may be the sheet's frame;
 * `beside_outline`: something is drawn beside the largest contour; `unprinted`: it is on a layer that is never printed;
 * `maybe_inches`: no unit is named, and the inch is likely; `maybe_millimetres`: a larger unit is named, and sizes or holes are those of millimetres; `coloured_bends`: nothing but their colour shows bends;
 * `doubtful_lines`: straight lines that are cut and may be bends or a title block; `fitted_splines`: their shape is approximate.
 */
export const REMARK_CODES = [
  'unread',
  'open_outline',
  'gaps_closed',
  'sheet_frame',
  'beside_outline',
  'unprinted',
  'maybe_inches',
  'maybe_millimetres',
  'coloured_bends',
  'doubtful_lines',
  'fitted_splines',
] as const;

type RemarkCode = (typeof REMARK_CODES)[number];

export interface FlatRemark {
  code: RemarkCode;
  /** How many it is about. */
  count: number;
  /** mm, 2 decimals: the widest of the gaps; the length, if it were in inches. */
  mm?: number;
  /** Of `unread`: the type of entity, as the DXF calls it. */
  type?: string;
}

/** Counts of a drawing that become its remarks; 0 gives none. */
type RemarkCounts = Partial<Record<Exclude<RemarkCode, 'unread'>, number>>;

/** In the order of REMARK_CODES. */
const remarksOf = (counts: RemarkCounts, lengths: RemarkCounts): FlatRemark[] =>
  REMARK_CODES.flatMap((code): FlatRemark[] => {
    if (code === 'unread') return [];
    const [count = 0, mm] = [counts[code], lengths[code]];
    return count > 0 ? [{ code, count, ...(mm !== undefined && { mm }) }] : [];
  });

/**
 * Whether the edge of the part is among the open contours: nothing is closed, or they reach beyond the largest closed one on
 * every side.
 */
function isOutlineOpen(contours: readonly Contour[], nested: readonly Nested[]): boolean {
  const edge = largestOf(nested);
  if (!edge) return true;
  const beyond = openBeyond(contours, edge).flatMap(({ curves }) => curves);
  return isWithin(edge.box, boxOf(beyond), WIDEST_GAP);
}

/** Contours beside the largest closed one: another part, a title block, lines that run past its edge. */
const besideOutline = (contours: readonly Contour[], nested: readonly Nested[]): number => {
  const edge = largestOf(nested);
  if (!edge) return 0;
  return nested.filter(({ depth }) => depth === 0).length - 1 + openBeyond(contours, edge).length;
};

const openBeyond = (contours: readonly Contour[], { box }: Nested): Contour[] =>
  contours.filter(({ closed, curves }) => !closed && !isWithin(boxOf(curves), box, -WIDEST_GAP));

/** @param margin mm by which it has to be within, on each side */
const isWithin = (inner: Box, outer: Box, margin: number): boolean =>
  inner.least.x >= outer.least.x + margin &&
  inner.least.y >= outer.least.y + margin &&
  inner.most.x <= outer.most.x - margin &&
  inner.most.y <= outer.most.y - margin;

/** Sides of a sheet of ISO 216, and how far they may be off: A4 is rounded to millimetres. */
const SHEET = Math.SQRT2;
const OFF = 0.0015;

/**
 * Whether the outermost contour may be the frame of a sheet around the part: something is inside of what would be its holes, or it
 * is a rectangle of a sheet's proportions around more than round holes.
 */
function isSheetFrame(nested: readonly Nested[]): boolean {
  const edge = largestOf(nested);
  if (!edge) return false;
  if (nested.some(({ depth }) => depth > 1)) return true;
  const [across, up] = [widthOf(edge.box), heightOf(edge.box)];
  const isRectangle = edge.area >= 0.999 * across * up;
  const proportion = Math.max(across, up) / Math.min(across, up);
  if (!isRectangle || Math.abs(proportion - SHEET) > OFF) return false;
  return nested.some(({ depth, contour }) => depth === 1 && diameterOf(contour) === null);
}

/** Round holes of one diameter. */
export interface Holes {
  /** mm, 2 decimals. */
  diameter: number;
  count: number;
}

/** Lines and texts of a drawing besides its outline. */
export interface FlatFeatures {
  /** Bends that its layers or line types name; lines on one straight line are one. */
  bends: number;
  /** mm, 2 decimals: of all bends together. */
  bend_length: number;
  /** No layer or line type names bends: they are axes that run from edge to edge. */
  bends_assumed: boolean;
  /** Round holes by diameter, the smallest first; at most MOST_DIAMETERS. */
  holes: Holes[];
  /** All round holes; null where the outermost contour is open. */
  hole_count: number | null;
  /** mm, 2 decimals: what is engraved or marked, which is no part of the cut. */
  engraving_length: number;
}

/** The flat part that a drawing describes. */
export interface FlatPattern {
  /** Unit of the file: 'mm', 'pol' … */
  unit: string;
  /** The file names no unit: millimetres were supposed. */
  unit_assumed: boolean;
  /** mm, 2 decimals: the sides of the smallest rectangle around it (outer-size.ts), `length` the longer one. */
  width: number;
  length: number;
  /** mm, 2 decimals: all contours, open ones too. */
  cut_length: number;
  /** One for each contour. */
  pierces: number;
  /** Contours whose ends don't meet. */
  open_contours: number;
  /** mm², 2 decimals: what the closed contours bound, holes taken out; 0 where none is closed or the outermost one is open. */
  net_area: number;
  /** Entities that are no outline and were left out: 'TEXT', 'DIMENSION' … */
  ignored: string[];
  /** Unset of a file that was stored before these were read. */
  features?: FlatFeatures;
  /** Reasons to look at the drawing; unset for a file that was stored before remarks existed. */
  remarks?: FlatRemark[];
}

/** The figures with the lines behind them, in mm. */
export interface Unfolded {
  pattern: FlatPattern;
  /** Radians by which the smallest rectangle around it is turned. */
  angle: number;
  /** As the lines were drawn: drawings are compared by these, also with those of years ago. */
  drawn: Contour[];
  /** As they are cut. */
  contours: Contour[];
  /** The closed ones, each with what is around it. */
  nested: Nested[];
  bends: Bend[];
  /** Lines that are engraved. */
  engraving: Curve[];
  /** Bend and centre lines, engraving and the like: shown, not cut. */
  marks: Curve[];
  /** Texts in it, also in blocks and on layers that are off. */
  texts: string[];
}

/** mm; what is larger is no part, or its unit is wrong. */
const LARGEST_MM = 1_000_000;

/**
 * A flat part from the text of a DXF: read → take blocks apart → join contours → measure. A large drawing takes
 * seconds: it is for a thread of its own.
 * @throws DxfFault
 */
export function unfold(text: string): Unfolded {
  const drawing = readDrawing(text);
  const all = withCut(expand(drawing));
  const drawn = chain(all.cut);
  if (drawn.length === 0) throw new DxfFault(holdsModel(all) ? 'model' : 'empty', 'no contour');
  const { sides, angle } = outerSize(all.cut);
  const [width, length] = sides;
  if (length > LARGEST_MM) throw new DxfFault('too-large', `${String(Math.round(length))} mm`);
  const coloured = new Set(all.bends.length > 0 ? [] : colouredBends(all.colours));
  const expanded = withoutBends(all, coloured);
  const { contours: once, doubled } = countOnce(coloured.size > 0 ? chain(expanded.cut) : drawn);
  const { contours: closed, gaps } = closeGaps(once);
  const contours = withoutCopies(closed);
  const rings = nest(contours);
  const open = isOutlineOpen(contours, rings);
  // Contours inside of an open outline are holes of it, too.
  const nested = open ? rings.map((ring) => ({ ...ring, depth: ring.depth + 1 })) : rings;
  const { bends, features } = featuresOf(expanded, contours, open ? null : nested);
  const { unit } = drawing;
  const counts: RemarkCounts = {
    open_outline: Number(open),
    gaps_closed: gaps.length,
    sheet_frame: Number(!open && isSheetFrame(nested)),
    beside_outline: open ? 0 : besideOutline(contours, nested),
    unprinted: expanded.unprinted,
    maybe_inches: Number(unit.maybe_inches && length * MM_PER_INCH <= LONGEST_SHEET),
    maybe_millimetres: Number(maybeMillimetres(unit, length, features.holes)),
    coloured_bends: coloured.size,
    doubtful_lines: doubtfulLines(expanded.colours, contours, nested),
    fitted_splines: expanded.fitted,
  };
  const pattern: FlatPattern = {
    unit: unit.name,
    unit_assumed: unit.assumed,
    width: hundredths(width),
    length: hundredths(length),
    cut_length: hundredths(lengthsOf(contours) - doubled),
    pierces: contours.length,
    open_contours: contours.filter(({ closed }) => !closed).length,
    net_area: hundredths(netArea(nested)),
    ignored: [...expanded.ignored].sort().slice(0, 20),
    features,
    remarks: unreadShapes(expanded).concat(
      remarksOf(counts, {
        gaps_closed: hundredths(gaps.reduce((widest, gap) => Math.max(widest, gap), 0)),
        maybe_inches: hundredths(length * MM_PER_INCH),
        maybe_millimetres: hundredths(length / unit.mm),
      }),
    ),
  };
  const { engraving } = expanded;
  const { texts } = drawing;
  return { pattern, angle, drawn, contours, nested, bends, engraving, marks: marksOf(expanded), texts };
}

/** A remark for each type. */
const unreadShapes = ({ unread }: Expanded): FlatRemark[] =>
  [...unread].sort().map(([type, count]) => ({ code: 'unread', count, type }));

const MM_PER_INCH = 25.4;

/** mm; several programs write millimetres without a unit and call them English: what would be longer in inches is in millimetres. */
const LONGEST_SHEET = 3000;

/** mm in the file's own unit: no hole of a drawing in inches is as large as the smallest of one in millimetres. */
const SMALLEST_HOLE = 3;
const HALF = 0.5;

/**
 * Whether a drawing that names inches, centimetres or more was made in millimetres: it would be longer than a sheet, or all its holes have the
 * diameters of millimetres, in whole or half ones.
 */
function maybeMillimetres(
  { mm, assumed, chosen }: Drawing['unit'],
  length: number,
  holes: readonly Holes[],
): boolean {
  if (assumed || chosen || mm <= 1) return false;
  const inMillimetres = ({ diameter }: Holes) => {
    const own = diameter / mm;
    return own >= SMALLEST_HOLE && Math.abs(own / HALF - Math.round(own / HALF)) < 0.01;
  };
  return length > LONGEST_SHEET || (holes.length > 0 && holes.every(inMillimetres));
}

/** Bend lines that only their colour shows are read as axes are: shown, and supposed to be bends. */
const withoutBends = (expanded: Expanded, coloured: ReadonlySet<Curve>): Expanded =>
  coloured.size === 0
    ? expanded
    : {
        ...expanded,
        cut: expanded.cut.filter((curve) => !coloured.has(curve)),
        centres: [...expanded.centres, ...coloured],
      };

/** A drawing with nothing but engraving is cut along it: its layers are named after something else. */
const withCut = (expanded: Expanded): Expanded =>
  expanded.cut.length > 0 ? expanded : { ...expanded, cut: expanded.engraving, engraving: [] };

const marksOf = ({ bends, engraving, centres, marks }: Expanded): Curve[] => [
  ...bends.map(({ curve }) => curve),
  ...engraving,
  ...centres,
  ...marks,
];

/** Diameters of one drawing that are distinguished. */
const MOST_DIAMETERS = 40;

function featuresOf(
  { bends: drawn, centres, engraving }: Expanded,
  contours: readonly Contour[],
  nested: readonly Nested[] | null,
): { bends: Bend[]; features: FlatFeatures } {
  const named = bendsOf(drawn);
  const bends_assumed = named.length === 0;
  const bends = bends_assumed ? bendsOf(axesAcross(centres, contours)) : named;
  const holes = holesOf(nested ?? []);
  const features: FlatFeatures = {
    bends: bends.length,
    bend_length: hundredths(bends.reduce((sum, { length }) => sum + length, 0)),
    bends_assumed: bends_assumed && bends.length > 0,
    holes: holes.slice(0, MOST_DIAMETERS),
    hole_count: nested && holes.reduce((sum, { count }) => sum + count, 0),
    engraving_length: hundredths(lengthsOf(chain(engraving))),
  };
  return { bends, features };
}

/** Round contours inside of others, by diameter. */
function holesOf(nested: readonly Nested[]): Holes[] {
  const counts = new Map<number, number>();
  for (const { contour, depth } of nested) {
    const diameter = depth % 2 === 1 ? diameterOf(contour) : null;
    if (diameter === null) continue;
    const shown = hundredths(diameter);
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  return [...counts]
    .map(([diameter, count]) => ({ diameter, count }))
    .sort((one, other) => one.diameter - other.diameter);
}

const lengthsOf = (contours: readonly Contour[]) =>
  contours.reduce((sum, { curves }) => sum + lengthOfAll(curves), 0);

/** Half-up, after the residue of binary fractions. */
export const hundredths = (value: number) => Math.round(Number((value * 100).toFixed(4))) / 100;

/** Where an open contour begins and ends: the gap to look for. */
export function looseEnds({ curves, closed }: Contour): Point[] {
  const [first, last] = [curves[0], curves.at(-1)];
  return closed || !first || !last ? [] : [startOf(first), endOf(last)];
}
