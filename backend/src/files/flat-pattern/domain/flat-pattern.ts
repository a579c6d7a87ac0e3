import { chain, type Contour } from './chain.js';
import { endOf, startOf, type Curve, type Point } from './curve.js';
import { DxfFault } from './dxf-fault.js';
import { expand } from './expand.js';
import { boxOf, heightOf, lengthOf, widthOf } from './measure.js';
import { netArea } from './nesting.js';
import { readDrawing } from './read-drawing.js';

/** What a flat part's drawing says of it. */
export interface FlatPattern {
  /** Unit of the file: 'mm', 'pol' … */
  unit: string;
  /** The file names no unit: millimetres were supposed. */
  unit_assumed: boolean;
  /** mm, 2 decimals: the sides of the upright rectangle around it, `length` the longer one. */
  width: number;
  length: number;
  /** mm, 2 decimals: all contours, open ones too. */
  cut_length: number;
  /** One for each contour. */
  pierces: number;
  /** Contours whose ends don't meet. */
  open_contours: number;
  /** mm², 2 decimals: what the closed contours bound, holes taken out; 0 where none is closed. */
  net_area: number;
  /** Entities that are no outline and were left out: 'TEXT', 'DIMENSION' … */
  ignored: string[];
}

/** The figures with the lines behind them, in mm. */
export interface Unfolded {
  pattern: FlatPattern;
  contours: Contour[];
  /** Bend and centre lines: shown, not cut. */
  marks: Curve[];
  /** What is written in it, also in blocks and on layers that are off. */
  texts: string[];
}

/** mm; what is larger is no part, or its unit is wrong. */
const LARGEST_MM = 1_000_000;

/**
 * A flat part from the text of a DXF: read → take blocks apart → join contours → measure. A large drawing takes
 * seconds: it is for a thread of its own.
 * @throws DxfFault
 */
export function unfold(text: string): Unfolded {
  const drawing = readDrawing(text);
  const { cut, marks, ignored } = expand(drawing);
  const contours = chain(cut);
  if (contours.length === 0) throw new DxfFault('empty', 'no contour');
  const box = boxOf(cut);
  const sides = [widthOf(box), heightOf(box)].sort((one, other) => one - other);
  const [width = 0, length = 0] = sides;
  if (length > LARGEST_MM) throw new DxfFault('too-large', `${String(Math.round(length))} mm`);
  const pattern: FlatPattern = {
    unit: drawing.unit.name,
    unit_assumed: drawing.unit.assumed,
    width: hundredths(width),
    length: hundredths(length),
    cut_length: hundredths(lengthsOf(contours)),
    pierces: contours.length,
    open_contours: contours.filter(({ closed }) => !closed).length,
    net_area: hundredths(netArea(contours)),
    ignored: [...ignored].sort().slice(0, 20),
  };
  return { pattern, contours, marks, texts: drawing.texts };
}

const lengthsOf = (contours: readonly Contour[]) =>
  contours.reduce((sum, { curves }) => sum + curves.reduce((own, curve) => own + lengthOf(curve), 0), 0);

/** Half-up, after the residue of binary fractions. */
const hundredths = (value: number) => Math.round(Number((value * 100).toFixed(4))) / 100;

/** Where an open contour begins and ends: the gap to look for. */
export function looseEnds({ curves, closed }: Contour): Point[] {
  const [first, last] = [curves[0], curves.at(-1)];
  return closed || !first || !last ? [] : [startOf(first), endOf(last)];
}
