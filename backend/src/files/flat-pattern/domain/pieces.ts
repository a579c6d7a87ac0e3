import type { Contour } from './chain.js';
import { middle, pointsOf, type Curve, type Point, startOf } from './curve.js';
import { hundredths, type Unfolded } from './flat-pattern.js';
import { heightOf, lengthOfAll, widthOf, type Box } from './measure.js';
import { isInside, type Nested } from './nesting.js';
import { contourEntity, LAYERS, writeDxf } from './write-dxf.js';

/** One of the parts that a drawing holds beside each other. */
export interface Piece {
  /** The part alone, as a DXF in mm. */
  dxf: string;
  /** How many of the drawing's parts are like it. */
  count: number;
}

/** Different parts of one drawing; one with more is a layout, and no list of parts. */
const MOST_PIECES = 100;

/** mm; what is smaller is a dot, and no part. */
const SMALLEST = 2;

/** Outer contours of a drawing that is taken apart, equal ones included. */
const MOST_OUTERS = 1000;

interface Growing {
  outer: Nested;
  corners: Point[];
  entities: string[];
  /** mm of its contours. */
  lengths: number[];
  /** It is bent or engraved: what looks like it may be its mirror image. */
  sided: boolean;
}

/**
 * The parts of a drawing that holds several: each outer contour with what is cut, bent and engraved inside of it. Equal flat ones are
 * one; what is outside of all of them is left out.
 * @returns none where the drawing is one part, or its outline is open
 */
export function piecesOf({ pattern, nested, contours, bends, engraving }: Unfolded): Piece[] {
  const isOpen = pattern.remarks?.some(({ code }) => code === 'open_outline') === true;
  const outers = nested.filter(
    ({ depth, box }) => depth === 0 && Math.max(widthOf(box), heightOf(box)) > SMALLEST,
  );
  if (isOpen || outers.length < 2 || outers.length > MOST_OUTERS) return [];
  const pieces = outers.map(beginPiece);
  const pieceAround = (point: Point) =>
    pieces.find(({ outer: { box }, corners }) => isInBox(point, box) && isInside(point, corners));
  for (const contour of contours) {
    const piece = pieces.find(({ outer }) => outer.contour === contour) ?? pieceAround(firstPoint(contour));
    piece?.lengths.push(hundredths(lengthOfAll(contour.curves)));
    piece?.entities.push(contourEntity(contour.curves, contour.closed, LAYERS.cut));
  }
  const addSided = (curve: Curve, at: Point, layer: string) => {
    const piece = pieceAround(at);
    if (!piece) return;
    piece.sided = true;
    piece.entities.push(contourEntity([curve], false, layer));
  };
  for (const { direction, strokes } of bends)
    for (const { from, to } of strokes)
      addSided({ kind: 'line', from, to }, middle(from, to), LAYERS[direction ?? 'bend']);
  for (const curve of engraving) addSided(curve, startOf(curve), LAYERS.engraved);
  return countEqual(pieces);
}

function countEqual(pieces: readonly Growing[]): Piece[] {
  const different = new Map<string, Piece>();
  for (const [index, piece] of pieces.entries()) {
    const key = piece.sided ? String(index) : keyOfPiece(piece);
    const known = different.get(key);
    if (known) known.count += 1;
    else different.set(key, { dxf: writeDxf(piece.entities), count: 1 });
    if (different.size > MOST_PIECES) return [];
  }
  return [...different.values()];
}

function keyOfPiece({ outer, lengths }: Growing): string {
  const sides = [widthOf(outer.box), heightOf(outer.box)].map(hundredths);
  const ascending = (one: number, other: number) => one - other;
  return JSON.stringify([sides.sort(ascending), lengths.sort(ascending), hundredths(outer.area)]);
}

const isInBox = ({ x, y }: Point, { least, most }: Box): boolean =>
  x >= least.x && x <= most.x && y >= least.y && y <= most.y;

const firstPoint = ({ curves: [curve] }: Contour): Point => (curve ? startOf(curve) : { x: NaN, y: NaN });

const beginPiece = (outer: Nested): Growing => ({
  outer,
  corners: outer.contour.curves.flatMap((curve) => pointsOf(curve)),
  entities: [],
  lengths: [],
  sided: false,
});
