import { calloutsAbove, chain, dimX, dimY, leader, millimetres } from '../dimensions.js';
import type { View } from '../view.js';
import { holeCallouts } from './holes.js';
import type { Cutout, Hole, PartView, Views } from './part-view.js';

/** A flat plate: cut, drilled, its corners rounded or not. */
export interface Plate {
  kind: 'plate';
  width: number;
  height: number;
  thickness: number;
  corner_radius?: number;
  holes: readonly Hole[];
  cutouts?: readonly Cutout[];
}

function drawFace(view: View, plate: Plate): void {
  const { width, height, holes, cutouts = [], corner_radius = 0 } = plate;
  view.rect(0, 0, width, height, 'outline', corner_radius);
  for (const { x, y, diameter } of holes) view.hole(x, y, diameter);
  for (const { x, y, width: w, height: h } of cutouts) view.rect(x, y, w, h);
  const xs = [...holes.map(({ x }) => x), ...cutouts.flatMap(({ x, width: w }) => [x, x + w])];
  const ys = [...holes.map(({ y }) => y), ...cutouts.flatMap(({ y, height: h }) => [y, y + h])];
  const detailed = xs.length > 0;
  if (detailed) {
    chain([0, ...xs, width], (from, to) => dimX(view, from, to, 0, -8));
    chain([0, ...ys, height], (from, to) => dimY(view, from, to, 0, -8));
  }
  dimX(view, 0, width, 0, detailed ? -16 : -9);
  dimY(view, 0, height, 0, detailed ? -16 : -9);
  calloutsAbove(view, height, holeCallouts(holes));
  if (corner_radius > 0) {
    const inset = corner_radius * (1 - Math.SQRT1_2);
    leader(view, width - inset, inset, [7, -6], `4x R${millimetres(corner_radius)}`);
  }
}

/** The side view of anything flat: thickness by height. */
export function edgeView(thickness: number, height: number): PartView {
  return {
    width: thickness,
    height,
    pad: { left: 8, right: 16, top: 8, bottom: 20 },
    draw: (view) => {
      view.rect(0, 0, thickness, height);
      dimX(view, 0, thickness, 0, -8);
    },
  };
}

/** Face and side view. */
export function plateViews(plate: Plate): Views {
  const levels = new Set(plate.holes.map((hole) => hole.diameter)).size;
  const face: PartView = {
    width: plate.width,
    height: plate.height,
    pad: { left: 20, right: plate.corner_radius ? 22 : 16, top: 8 + levels * 5.5, bottom: 20 },
    draw: (view) => drawFace(view, plate),
  };
  return [[face, edgeView(plate.thickness, plate.height)]];
}
