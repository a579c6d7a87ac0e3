import { calloutsAbove, chain, dimX, dimY, leader } from '../dimensions.js';
import type { View } from '../view.js';
import { holeCallouts } from './holes.js';
import type { Cutout, Hole, PartView, Views } from './part-view.js';

/** A sheet whose four edges are folded backwards: a door, a table top, a tray. */
export interface Panel {
  kind: 'panel';
  width: number;
  height: number;
  /** Height of the folded edges. */
  fold: number;
  thickness: number;
  holes: readonly Hole[];
  cutouts: readonly Cutout[];
}

function drawFace(view: View, { width, height, thickness, holes, cutouts }: Panel): void {
  view.rect(0, 0, width, height);
  const inset = Math.max(thickness, 1.2 / view.scale);
  view.rect(inset, inset, width - 2 * inset, height - 2 * inset, 'hidden');
  for (const { x, y, diameter } of holes) view.hole(x, y, diameter);
  for (const { x, y, width: w, height: h } of cutouts) view.rect(x, y, w, h);
  const xs = [...holes.map(({ x }) => x), ...cutouts.flatMap(({ x, width: w }) => [x, x + w])];
  const ys = [...holes.map(({ y }) => y), ...cutouts.flatMap(({ y, height: h }) => [y, y + h])];
  if (xs.length > 0) {
    chain([0, ...xs, width], (from, to) => dimX(view, from, to, 0, -8));
    chain([0, ...ys, height], (from, to) => dimY(view, from, to, 0, -8));
  }
  dimX(view, 0, width, 0, xs.length > 0 ? -16 : -9);
  dimY(view, 0, height, 0, xs.length > 0 ? -16 : -9);
  calloutsAbove(view, height, holeCallouts(holes));
}

/** The cut through the folded sheet, open to the right; thin sheets are drawn at least a pen wide. */
function drawProfile(view: View, { height, fold, thickness }: Panel): void {
  const t = Math.max(thickness, 0.9 / view.scale);
  view.polygon([
    [0, 0],
    [fold, 0],
    [fold, t],
    [t, t],
    [t, height - t],
    [fold, height - t],
    [fold, height],
    [0, height],
  ]);
  dimX(view, 0, fold, 0, -8);
  leader(view, t, height * 0.55, [8, 8], `ESP. ${String(thickness).replace('.', ',')}`);
}

/** Face and section. */
export function panelViews(panel: Panel): Views {
  const levels = new Set(panel.holes.map((hole) => hole.diameter)).size;
  const face: PartView = {
    width: panel.width,
    height: panel.height,
    pad: { left: 20, right: 14, top: 8 + levels * 5.5, bottom: 20 },
    draw: (view) => drawFace(view, panel),
  };
  const section: PartView = {
    width: panel.fold,
    height: panel.height,
    pad: { left: 12, right: 24, top: 8, bottom: 20 },
    caption: 'CORTE A-A',
    draw: (view) => drawProfile(view, panel),
  };
  return [[face, section]];
}
