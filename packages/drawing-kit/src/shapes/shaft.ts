import { calloutsAbove, chain, dimX, millimetres, type Callout } from '../dimensions.js';
import type { View } from '../view.js';
import type { PartView, Views } from './part-view.js';

/** A turned shaft: cylinders one after the other, chamfered at both ends. */
export interface Shaft {
  kind: 'shaft';
  /** From left to right; `fit` is the tolerance class that follows the diameter, as 'k6'. */
  steps: readonly { diameter: number; length: number; fit?: string }[];
  chamfer: number;
  /** Keyway with round ends, seen from above, in the step of that index, in its middle. */
  keyway?: { step: number; length: number; width: number };
}

/** Where each step begins, and at the end where the last one ends. */
function stations(shaft: Shaft): number[] {
  const result = [0];
  for (const { length } of shaft.steps) result.push((result.at(-1) ?? 0) + length);
  return result;
}

function drawKeyway(view: View, shaft: Shaft, starts: readonly number[], middle: number): void {
  const { keyway } = shaft;
  const step = keyway && shaft.steps[keyway.step];
  if (!step) return;
  const { length, width } = keyway;
  const radius = width / 2;
  const left = (starts[keyway.step] ?? 0) + (step.length - length) / 2 + radius;
  const right = left + length - width;
  view.line(left, middle + radius, right, middle + radius);
  view.line(left, middle - radius, right, middle - radius);
  view.arc(left, middle, radius, 90, 270);
  view.arc(right, middle, radius, 270, 450);
}

function drawProfile(view: View, shaft: Shaft, largest: number): void {
  const starts = stations(shaft);
  const total = starts.at(-1) ?? 0;
  const middle = largest / 2;
  const last = shaft.steps.length - 1;
  const callouts: Callout[] = shaft.steps.map(({ diameter, length, fit = '' }, index) => {
    const [from, radius] = [starts[index] ?? 0, diameter / 2];
    const [c0, c1] = [index === 0 ? shaft.chamfer : 0, index === last ? shaft.chamfer : 0];
    const to = from + length;
    view.polygon([
      [from + c0, middle - radius],
      [to - c1, middle - radius],
      [to, middle - radius + c1],
      [to, middle + radius - c1],
      [to - c1, middle + radius],
      [from + c0, middle + radius],
      [from, middle + radius - c0],
      [from, middle - radius + c0],
    ]);
    for (const x of [c0 && from + c0, c1 && to - c1].filter(Boolean)) {
      view.line(x, middle - radius, x, middle + radius);
    }
    const text = `Ø${millimetres(diameter)}${fit && ` ${fit}`}`;
    return { x: from + length / 2, y: middle + radius, text };
  });
  drawKeyway(view, shaft, starts, middle);
  view.axis(0, middle, total, middle);
  calloutsAbove(view, largest, callouts);
  chain(starts, (from, to) => dimX(view, from, to, 0, -9));
  dimX(view, 0, total, 0, -18);
}

/** The shaft in its horizontal view, and its right end. */
export function shaftViews(shaft: Shaft): Views {
  const diameters = shaft.steps.map(({ diameter }) => diameter);
  const largest = Math.max(...diameters);
  const main: PartView = {
    width: stations(shaft).at(-1) ?? 0,
    height: largest,
    pad: { left: 10, right: 10, top: 8 + shaft.steps.length * 5.5, bottom: 22 },
    draw: (view) => drawProfile(view, shaft, largest),
  };
  const end: PartView = {
    width: largest,
    height: largest,
    pad: { left: 10, right: 10, top: 8, bottom: 22 },
    draw: (view) => {
      const middle = largest / 2;
      const face = diameters.at(-1) ?? 0;
      for (const diameter of new Set([largest, ...diameters.slice(-2), face - 2 * shaft.chamfer])) {
        view.circle(middle, middle, diameter);
      }
      view.axis(0, middle, largest, middle);
      view.axis(middle, 0, middle, largest);
    },
  };
  return [[main, end]];
}
