import type { SheetStock } from '../sheets/sheet-job.js';

/** A closed line, mm: its corners, the last one joined to the first one. */
export type Ring = readonly (readonly [x: number, y: number])[];

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

/** Cutting pieces by their outlines from sheets of one material and thickness. */
export interface ShapeJob {
  pieces: readonly ShapePiece[];
  stocks: readonly SheetStock[];
  /** mm between two pieces, at least. */
  gap: number;
  /** mm of each edge that no piece may have. */
  margin: number;
  /** The least sides of a remnant that is kept, mm. */
  leastRemnant: number;
  /** mm by which outlines may be drawn larger than they are, so that arcs need fewer corners; 0 unless given. */
  tolerance?: number;
  /** How much is tried, in pairs of pieces that are compared; the usual number unless given. */
  effort?: number;
}

/** A piece in its place: the corner of the rectangle around its turned outline. */
export interface PlacedShape {
  piece: number;
  /** mm from the sheet's edge, across it */
  x: number;
  /** mm from the sheet's edge, along it */
  y: number;
  /** mm of that rectangle, across the sheet and along it */
  width: number;
  length: number;
  /** Degrees by which it is turned. */
  angle: number;
}

/** A sheet with its pieces. */
export interface CutShapes {
  /** The index of its stock. */
  stock: number;
  placed: PlacedShape[];
  /** mm along the sheet up to the cut that leaves the remnant; the whole length where none is kept. */
  used: number;
}

/** Which sheets to take and how to cut them. */
export interface ShapePlan {
  cuts: CutShapes[];
  /** How many of each piece no sheet is left for, or is large enough for. */
  left: number[];
}
