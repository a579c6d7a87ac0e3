import type { Contour } from './chain.js';
import { pointsOf, type Point } from './curve.js';
import { placingOf, stepOf, thinnedOut, type Placing } from './draw-svg.js';
import { hundredths, type Unfolded } from './flat-pattern.js';
import type { BendDirection } from './layer-role.js';
import { boxOf, heightOf, lengthOfAll, widthOf, type Box } from './measure.js';
import { type Nested, diameterOf } from './nesting.js';

/** `outer`: material is inside of it; `inner`: it is a hole; `open`: its ends don't meet. */
export type ContourKind = 'outer' | 'inner' | 'open';

/** A contour of a drawing, to be shown and taken out of the cut. */
export interface DrawnContour {
  /** Of its shape and its place in the drawing: the same in every reading, wherever the drawing's origin is. */
  id: string;
  kind: ContourKind;
  /** The contour that is around it; null for one at the edge, and for an open one. */
  parent: string | null;
  /** mm, 6 decimals: sums of hundreds of them are right to 2. */
  length: number;
  /** mm², 6 decimals: what it bounds; 0 of an open one. */
  area: number;
  /** mm, 2 decimals: the upright rectangle around it, from the lower left corner of all contours. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** mm, 2 decimals, of a circle. */
  diameter: number | null;
  /** SVG path in pixels of the preview, simplified. */
  path: string;
}

export interface ShownBend {
  /** mm, 2 decimals. */
  length: number;
  direction: BendDirection;
  /** SVG path in pixels of the preview. */
  path: string;
}

/** All that can be shown and chosen of a drawing, kept beside its preview. */
export interface ContourSheet {
  /** Pixels of the preview, which the paths are in. */
  width: number;
  height: number;
  /** Outer ones first, then holes, then open ones; the largest first. None of a drawing with more than MOST_CONTOURS. */
  contours: DrawnContour[];
  /** Whether there were too many to be chosen from. */
  too_many: boolean;
  /** At most MOST_BENDS. */
  bends: ShownBend[];
}

/** More are chosen by no hand, and all of them are sent to the browser. */
export const MOST_CONTOURS = 2000;
const MOST_BENDS = 500;

/** @param side pixels of the preview's longer side */
export function contourSheet(unfolded: Unfolded, side: number): ContourSheet {
  const placing = placingOf(unfolded, side);
  const { width, height } = placing;
  const bends = unfolded.bends.slice(0, MOST_BENDS).map(({ length, direction, strokes }) => ({
    length: hundredths(length),
    direction,
    path: strokes.map(({ from, to }) => pathOf([from, to].map(placing.placed))).join(''),
  }));
  const too_many = unfolded.contours.length > MOST_CONTOURS;
  return { width, height, contours: too_many ? [] : drawnContours(unfolded, placing), too_many, bends };
}

function drawnContours({ contours, nested }: Unfolded, placing: Placing): DrawnContour[] {
  const corner = boxOf(contours.flatMap(({ curves }) => curves)).least;
  const nests = new Map(nested.map((nest) => [nest.contour, nest]));
  const drawn = contours.map((contour) => {
    const nest = nests.get(contour) ?? null;
    return { contour, nest, figures: figuresOf(contour, nest, corner) };
  });
  const ids = new Map<Contour, string>();
  const taken = new Map<string, number>();
  for (const { contour, figures } of drawn) ids.set(contour, idOf(figures, taken));
  const paths = pathsOf(contours, placing);
  const shown = drawn.map(({ contour, nest, figures }, index): DrawnContour => ({
    ...figures,
    id: ids.get(contour) ?? '',
    parent: (nest?.parent && ids.get(nest.parent)) ?? null,
    path: paths[index] ?? '',
  }));
  return shown.sort(inOrder);
}

const KINDS: readonly ContourKind[] = ['outer', 'inner', 'open'];

const inOrder = (one: DrawnContour, other: DrawnContour): number =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
  other.area - one.area ||
  other.length - one.length ||
  (one.id < other.id ? -1 : 1);

type ContourFigures = Omit<DrawnContour, 'id' | 'parent' | 'path'>;

function figuresOf(contour: Contour, nest: Nested | null, corner: Point): ContourFigures {
  const box: Box = nest?.box ?? boxOf(contour.curves);
  const diameter = diameterOf(contour);
  return {
    kind: kindOf(nest),
    length: exactly(lengthOfAll(contour.curves)),
    area: exactly(nest?.area ?? 0),
    x: hundredths(box.least.x - corner.x),
    y: hundredths(box.least.y - corner.y),
    width: hundredths(widthOf(box)),
    height: hundredths(heightOf(box)),
    diameter: diameter === null ? null : hundredths(diameter),
  };
}

const exactly = (value: number) => Number(value.toFixed(6));

function kindOf(nest: Nested | null): ContourKind {
  if (!nest) return 'open';
  return nest.depth % 2 === 0 ? 'outer' : 'inner';
}

/** Equal ones are counted: which of two that cover each other has which number makes no difference. */
function idOf(figures: ContourFigures, taken: Map<string, number>): string {
  const { kind, length, area, x, y, width, height } = figures;
  const measures = [length, area, x, y, width, height].map(hundredths);
  const id = hashOf([kind === 'open' ? 'open' : 'closed', ...measures].join(' '));
  const before = taken.get(id) ?? 0;
  taken.set(id, before + 1);
  return before === 0 ? id : `${id}-${String(before + 1)}`;
}

/** 53 bits of a text, in letters and digits (cyrb53): short names of a drawing's contours, no secret. */
function hashOf(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  const mixed = (a: number, b: number) =>
    Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const [high, low] = [mixed(other, one), mixed(one, other)];
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
}

/** Points of all paths together. */
const MOST_POINTS = 40_000;

/** Pixels between two points of a path; where that takes too many points, the next. */
const GAPS = [1.5, 6] as const;

/** The contours' paths; of a drawing with too much in it the rectangles around them. */
function pathsOf(contours: readonly Contour[], placing: Placing): string[] {
  for (const gap of GAPS) {
    const outlines = outlinesOf(contours, placing, gap);
    if (outlines) return outlines.map((points, index) => pathOf(points, contours[index]?.closed === true));
  }
  return contours.map(({ curves }) => {
    const { least, most } = boxOf(curves);
    const corners = [least, { x: most.x, y: least.y }, most, { x: least.x, y: most.y }];
    return pathOf(corners.map(placing.placed), true);
  });
}

/** Null where they take too many points. */
function outlinesOf(contours: readonly Contour[], placing: Placing, gap: number): Point[][] | null {
  const outlines: Point[][] = [];
  let count = 0;
  for (const { curves } of contours) {
    const points = curves.flatMap((curve) => pointsOf(curve, stepOf(curve, placing.scale / gap)));
    const thinned = thinnedOut(points.map(placing.placed), gap);
    count += thinned.length;
    if (count > MOST_POINTS) return null;
    outlines.push(thinned);
  }
  return outlines;
}

function pathOf(points: readonly Point[], closed = false): string {
  const [first = '', ...rest] = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${first}L${rest.join(' ')}${closed ? 'Z' : ''}`;
}
