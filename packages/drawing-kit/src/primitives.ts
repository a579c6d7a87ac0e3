/**
 * Pieces of a drawing once it is laid out: a handful of primitives on a sheet of paper, in
 * millimetres of paper, origin at the bottom left, y upwards, as in CAD and in PDF.
 */

/** x and y in mm. */
export type Point = readonly [x: number, y: number];

/** A rectangle by its lower left corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Line kinds of technical drawing (ISO 128): visible edge, dimension, axis, hidden edge, border. */
export type Pen = 'outline' | 'thin' | 'centre' | 'hidden' | 'frame';

/** Stroke width and dash lengths of each pen, mm of paper. */
export const PENS: Readonly<Record<Pen, { width: number; dash?: readonly number[] }>> = {
  outline: { width: 0.5 },
  thin: { width: 0.18 },
  centre: { width: 0.18, dash: [6, 1.2, 1, 1.2] },
  hidden: { width: 0.25, dash: [2.2, 1.1] },
  frame: { width: 0.7 },
};

/** Where a text's anchor point is on its baseline. */
export type Align = 'start' | 'middle' | 'end';

export interface Polyline {
  kind: 'polyline';
  pen: Pen;
  points: readonly Point[];
  closed?: boolean;
  /** Filled black: arrow heads and the company mark. */
  filled?: boolean;
}

export interface Circle {
  kind: 'circle';
  pen: Pen;
  centre: Point;
  radius: number;
}

export interface Text {
  kind: 'text';
  at: Point;
  text: string;
  /** Height of the capitals, mm. */
  height: number;
  align: Align;
  /** 90 reads from below to above. */
  angle: 0 | 90;
  /** A longer text is shrunk to this width, mm. */
  max_width?: number;
}

export type Primitive = Polyline | Circle | Text;

/** One sheet, ready to be written. Sizes in mm. */
export interface Sheet {
  width: number;
  height: number;
  primitives: readonly Primitive[];
}

/** A line from one point to another. */
export const line = (pen: Pen, from: Point, to: Point): Polyline => ({
  kind: 'polyline',
  pen,
  points: [from, to],
});

/** The corners of a rectangle, from its lower left one on. */
export function cornersOf({ x, y, width, height }: Area): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** The point at an angle (degrees, counter-clockwise) and distance from a centre. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}
