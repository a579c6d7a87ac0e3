/** Pieces of one length that are cut from bars. */
export interface BarPiece {
  /** mm */
  length: number;
  quantity: number;
}

/** Bars of one length to cut from. */
export interface BarStock {
  /** mm */
  length: number;
  /** How many there are, such as one remnant; absent: as many as are needed. Such bars count half their length: they are there. */
  available?: number;
}

/** Cutting pieces from bars of one profile. */
export interface BarJob {
  pieces: readonly BarPiece[];
  stocks: readonly BarStock[];
  /** mm that the saw takes between two pieces. */
  kerf: number;
  /** mm of each bar's end that no piece may have. */
  trim: number;
}

/** Bars that are cut alike. */
export interface CutBars {
  /** The index of their stock. */
  stock: number;
  /** How many. */
  bars: number;
  /** The indexes of the pieces of each, in the order of the cuts, longest first. */
  pieces: number[];
}

/** Which bars to take and how to cut them. */
export interface BarPlan {
  cuts: CutBars[];
  /** mm of stock that no plan for the same pieces can stay below; equal to `taken` where this one is proved the best. */
  bound: number;
  /** mm of stock that this plan takes, bars of a limited number by half. */
  taken: number;
  /** How many of each piece no bar is long enough for, or no stock is left for. */
  left: number[];
}

/** Lengths are cut to a tenth of a millimetre: those of pieces are rounded up to it, those of bars down. */
export const STEPS_PER_MM = 10;
