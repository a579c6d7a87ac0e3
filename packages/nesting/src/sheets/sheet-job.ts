/** Rectangular pieces of one size that are cut from sheets. */
export interface SheetPiece {
  /** mm, across the sheet unless it is turned */
  width: number;
  /** mm, along the sheet */
  length: number;
  quantity: number;
  /** Whether it may be turned by 90°; brushed sheets have a grain that says no. */
  turns: boolean;
}

/** Sheets of one size. */
export interface SheetStock {
  /** mm */
  width: number;
  /** mm */
  length: number;
  /** How many there are, such as one remnant; absent: as many as are needed. Such sheets are taken first. */
  available?: number;
}

/** Cutting pieces from sheets of one material and thickness. */
export interface SheetJob {
  pieces: readonly SheetPiece[];
  stocks: readonly SheetStock[];
  /** mm between two pieces. */
  gap: number;
  /** mm of each edge that no piece may have. */
  margin: number;
  /** free: any place, as for a laser; sheared: every cut goes from edge to edge. */
  method: 'free' | 'sheared';
  /** The least sides of a remnant that is kept, mm. */
  leastRemnant: number;
  /** How many single placements are tried; the usual number unless given. */
  effort?: number;
}

/** A piece in its place. Sizes are those of the place: the piece's own, or turned. */
export interface PlacedPiece {
  piece: number;
  /** mm from the sheet's edge, across it */
  x: number;
  /** mm from the sheet's edge, along it */
  y: number;
  width: number;
  length: number;
}

/** Sheets that are cut alike. */
export interface CutSheets {
  /** The index of their stock. */
  stock: number;
  /** How many. */
  sheets: number;
  placed: PlacedPiece[];
  /** mm along the sheet up to the cut that leaves the remnant; the whole length where none is kept. */
  used: number;
}

/** Which sheets to take and how to cut them. */
export interface SheetPlan {
  cuts: CutSheets[];
  /** How many sheets of their size are needed at least, by area; null where several sizes or sheets of a limited number are used. */
  bound: number | null;
  /** How many of each piece no sheet is large enough for, or no sheet is left for. */
  left: number[];
}
