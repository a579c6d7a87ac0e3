import type { View } from '../view.js';

/** Room that a view needs around itself for dimensions, mm of paper. */
export interface Padding {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One view of a part: its size in mm of the part, and how it is drawn from its lower left corner. */
export interface PartView {
  width: number;
  height: number;
  pad: Padding;
  /** A view with a scale of its own (a section enlarged); the others share the drawing's. */
  own_scale?: number;
  /** Stands under the view, above its scale when that is its own. */
  caption?: string;
  draw(view: View): void;
}

/** Rows from top to bottom, views from left to right, as the first-angle projection places them. */
export type Views = readonly (readonly PartView[])[];

/** A round hole by its centre, measured from the view's lower left corner. */
export interface Hole {
  x: number;
  y: number;
  diameter: number;
}

/** A rectangular cutout by its lower left corner. */
export interface Cutout {
  x: number;
  y: number;
  width: number;
  height: number;
}
