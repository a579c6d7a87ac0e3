/**
 * Why a DXF can't be read. `binary`: the binary form, which its writer can also save as text; `empty`: nothing in it
 * that is cut; `too-complex`: more than a flat part has.
 */
export type DxfFaultKind = 'binary' | 'broken' | 'empty' | 'too-complex';

/** A DXF that can't be taken for a flat part. */
export class DxfFault extends Error {
  constructor(
    readonly kind: DxfFaultKind,
    detail: string,
  ) {
    super(`${kind}: ${detail}`);
  }
}

/** What a drawing may hold at most, nested blocks counted as often as they are inserted. */
export const MOST_CURVES = 100_000;

/** How deep blocks may lie in each other. */
export const DEEPEST = 16;
