/** The length of one unit of the drawing. */
export interface Unit {
  /** As people write it: 'mm', 'pol'. */
  name: string;
  /** Millimetres. */
  mm: number;
  /** The file names no unit, or one that parts are not drawn in: millimetres are assumed. */
  assumed: boolean;
  /** It names none, and its line types and hatchings are those of drawings in inches. */
  maybe_inches: boolean;
}

/** By the header's $INSUNITS (DXF reference, HEADER section). */
const UNITS: Record<number, readonly [name: string, mm: number]> = {
  1: ['pol', 25.4],
  2: ['pé', 304.8],
  4: ['mm', 1],
  5: ['cm', 10],
  6: ['m', 1000],
  9: ['mil', 0.0254],
  13: ['µm', 0.001],
  14: ['dm', 100],
};

/** @param measurement the header's $MEASUREMENT: 0 English, 1 metric; null where it says neither */
export function unitOf(code: number | null, measurement: number | null): Unit {
  const known = UNITS[code ?? 0];
  const [name, mm] = known ?? ['mm', 1];
  return { name, mm, assumed: !known, maybe_inches: !known && measurement === 0 };
}
