/**
 * Why a DXF can't be read. `binary`: the binary form, which its writer can also save as text; `empty`: nothing in it
 * that is cut; `model`: nothing but a model of three dimensions; `too-many`: more entities than a flat part has; `too-large`: no part measures as much.
 */
export type DxfFaultKind = 'binary' | 'broken' | 'empty' | 'model' | 'too-many' | 'too-large';

/** A DXF that can't be taken for a flat part. */
export class DxfFault extends Error {
  constructor(
    readonly kind: DxfFaultKind,
    detail: string,
  ) {
    super(`${kind}: ${detail}`);
  }
}

/** Lines and arcs that a drawing may hold, nested blocks counted as often as they are inserted. */
export const MOST_CURVES = 100_000;

/** Entities and vertices of one file, those of blocks that are never inserted too. */
export const MOST_RECORDS = 300_000;

/** Pairs of lines of one file. */
export const MOST_GROUPS = 2_000_000;

/** Blocks that may be inserted, each copy of a row counted: one of nothing adds no curve, and takes time all the same. */
export const MOST_INSERTS = 100_000;

/** How deep blocks may be nested. */
export const DEEPEST = 16;
