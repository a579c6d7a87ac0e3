import type { CutSheets, PlacedPiece, SheetJob, SheetPlan } from '../sheets/sheet-job.js';

/** mm */
export type Point = readonly [x: number, y: number];

/** A closed line: its corners, the last one joined to the first one. */
export type Ring = readonly Point[];

/** A line between two corners of a ring. */
export type Side = readonly [from: Point, to: Point];

/** Pieces of one outline that are cut from sheets. */
export interface ShapePiece {
  /** The outer line first, then the holes. Lengths are along y, widths along x. */
  rings: readonly Ring[];
  quantity: number;
  /** Degrees by which it may be turned, counterclockwise; 0 among them. */
  angles: readonly number[];
  /** Whether it may be turned by any other angle, too. */
  turnsFreely?: boolean;
}

/** Cutting pieces by their outlines. Its effort is in pairs of pieces that are compared. */
export interface ShapeJob extends Omit<SheetJob, 'pieces' | 'method'> {
  pieces: readonly ShapePiece[];
  /** mm by which outlines may be drawn larger than they are, so that arcs need fewer corners; 0 unless given. */
  tolerance?: number;
}

/** A piece in its place: the rectangle around its turned outline. */
export interface PlacedShape extends PlacedPiece {
  /** Degrees by which it is turned. */
  angle: number;
}

/** A sheet with its pieces. */
export interface CutShapes extends Omit<CutSheets, 'placed' | 'sheets'> {
  placed: PlacedShape[];
}

/** Which sheets to take and how to cut them. */
export interface ShapePlan extends Pick<SheetPlan, 'left'> {
  cuts: CutShapes[];
}
