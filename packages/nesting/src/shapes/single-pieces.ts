import type { ShapePiece } from './shape-job.js';
import type { TurnedShapes, Way } from './turned-shapes.js';

/** One of the pieces of a job. */
export interface SinglePiece {
  /** The index of what it is one of. */
  piece: number;
  ways: readonly Way[];
}

/** Each piece as often as it is wanted. */
export const singlePieces = (pieces: readonly ShapePiece[], { ways }: TurnedShapes): SinglePiece[] =>
  pieces.flatMap(({ quantity }, piece) =>
    Array.from({ length: quantity }, () => ({ piece, ways: ways[piece] ?? [] })),
  );
