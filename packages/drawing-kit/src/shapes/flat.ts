import type { Area } from '../primitives.js';
import { type View, type Callout, millimetres, calloutsAbove, chain, dimX, dimY, leader } from '../view.js';

/** Room that a view needs around itself for dimensions, mm of paper. */
interface Padding {
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
interface Hole {
  x: number;
  y: number;
  diameter: number;
}

/** A rectangular cutout by its lower left corner. */
type Cutout = Area;

/** One callout per diameter ('4x Ø12'), at the hole that is nearest to the upper right corner. */
function holeCallouts(holes: readonly Hole[]): Callout[] {
  const diameters = [...new Set(holes.map((hole) => hole.diameter))];
  return diameters.flatMap((diameter) => {
    const group = holes.filter((hole) => hole.diameter === diameter);
    const [anchor] = [...group].sort((a, b) => b.y - a.y || b.x - a.x);
    if (!anchor) return [];
    const count = group.length > 1 ? `${group.length}x ` : '';
    const onEdge = (diameter / 2) * Math.SQRT1_2;
    return [{ x: anchor.x + onEdge, y: anchor.y + onEdge, text: `${count}Ø${millimetres(diameter)}` }];
  });
}

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

/** Draws the holes and cut-outs of a face with their places, measured from its lower left corner, and its outer dimensions. */
function drawCutouts(view: View, { width, height, holes, cutouts = [] }: Omit<Plate, 'kind'>): void {
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
}

function drawPlateFace(view: View, plate: Plate): void {
  const { width, height, corner_radius = 0 } = plate;
  view.rect(0, 0, width, height, 'outline', corner_radius);
  drawCutouts(view, plate);
  if (corner_radius > 0) {
    const inset = corner_radius * (1 - Math.SQRT1_2);
    leader(view, width - inset, inset, [7, -6], `4x R${millimetres(corner_radius)}`);
  }
}

/** The side view of anything that is as deep everywhere: thickness by height. */
export function edgeView(thickness: number, height: number, right = 16): PartView {
  return {
    width: thickness,
    height,
    pad: { left: 8, right, top: 8, bottom: 20 },
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
    draw: (view) => drawPlateFace(view, plate),
  };
  return [[face, edgeView(plate.thickness, plate.height)]];
}

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

function drawPanelFace(view: View, panel: Panel): void {
  const { width, height, thickness } = panel;
  view.rect(0, 0, width, height);
  const inset = Math.max(thickness, 1.2 / view.scale);
  view.rect(inset, inset, width - 2 * inset, height - 2 * inset, 'hidden');
  drawCutouts(view, panel);
}

/** The cut through the folded sheet, open to the right; thin sheets are drawn at least a pen wide. */
function drawFoldedSection(view: View, { height, fold, thickness }: Panel): void {
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
    draw: (view) => drawPanelFace(view, panel),
  };
  const section: PartView = {
    width: panel.fold,
    height: panel.height,
    pad: { left: 12, right: 24, top: 8, bottom: 20 },
    caption: 'CORTE A-A',
    draw: (view) => drawFoldedSection(view, panel),
  };
  return [[face, section]];
}

/** A triangular stiffener; the right-angled corner is cut so that it clears a seam. */
export interface Gusset {
  kind: 'gusset';
  width: number;
  height: number;
  thickness: number;
  /** Leg of the corner cut. */
  corner: number;
  /** Straight edge left at both tips. */
  nose: number;
}

/** Face and side view. */
export function gussetViews({ width, height, thickness, corner, nose }: Gusset): Views {
  const face: PartView = {
    width,
    height,
    pad: { left: 20, right: 18, top: 10, bottom: 20 },
    draw: (view) => {
      view.polygon([
        [corner, 0],
        [width, 0],
        [width, nose],
        [nose, height],
        [0, height],
        [0, corner],
      ]);
      dimX(view, 0, width, 0, -10);
      dimY(view, 0, height, 0, -10);
      dimX(view, 0, nose, height, 7);
      dimY(view, 0, nose, width, 7);
      leader(view, corner / 2, corner / 2, [16, 12], `${millimetres(corner)} × 45°`);
    },
  };
  return [[face, edgeView(thickness, height)]];
}

/** A plate bent once by 90°: an upright face and a foot that runs backwards from its lower edge. */
export interface Bracket {
  kind: 'bracket';
  width: number;
  upright: number;
  foot: number;
  thickness: number;
  /** Inner radius of the bend. */
  bend_radius: number;
  /** In the upright, from its lower left corner. */
  upright_holes: readonly Hole[];
  /** In the foot as seen from above, from the lower left corner of that view. */
  foot_holes: readonly Hole[];
}

function drawHoledFace(view: View, width: number, height: number, holes: readonly Hole[]): void {
  view.rect(0, 0, width, height);
  for (const { x, y, diameter } of holes) view.hole(x, y, diameter);
  const xs = holes.map(({ x }) => x);
  chain([0, ...xs, width], (from, to) => dimX(view, from, to, 0, -8));
  chain([0, ...holes.map(({ y }) => y), height], (from, to) => dimY(view, from, to, 0, -8));
  calloutsAbove(view, height, holeCallouts(holes));
}

/** Seen from the left: the upright stands at the right, the foot runs to the left. */
function drawBentSide(view: View, { upright, foot, thickness: t, bend_radius: inner }: Bracket): void {
  const outer = inner + t;
  const centre = foot - outer;
  view.line(foot, outer, foot, upright);
  view.line(foot, upright, foot - t, upright);
  view.line(foot - t, upright, foot - t, outer);
  view.arc(centre, outer, inner, 270, 360);
  view.arc(centre, outer, outer, 270, 360);
  view.line(centre, t, 0, t);
  view.line(0, t, 0, 0);
  view.line(0, 0, centre, 0);
  dimX(view, 0, foot, 0, -8);
  dimY(view, 0, upright, foot, 9);
  dimX(view, foot - t, foot, upright, 7);
  const onArc = inner * Math.SQRT1_2;
  leader(view, centre + onArc, outer - onArc, [-8, 10], `R${millimetres(inner)}`);
}

/** Front, side and top view. */
export function bracketViews(bracket: Bracket): Views {
  const { width, upright, foot, thickness, bend_radius } = bracket;
  const front: PartView = {
    width,
    height: upright,
    pad: { left: 16, right: 14, top: 14, bottom: 14 },
    draw: (view) => {
      drawHoledFace(view, width, upright, bracket.upright_holes);
      view.line(0, thickness + bend_radius, width, thickness + bend_radius, 'thin');
    },
  };
  const side: PartView = {
    width: foot,
    height: upright,
    pad: { left: 10, right: 18, top: 14, bottom: 14 },
    draw: (view) => drawBentSide(view, bracket),
  };
  const top: PartView = {
    width,
    height: foot,
    pad: { left: 16, right: 14, top: 14, bottom: 20 },
    draw: (view) => {
      drawHoledFace(view, width, foot, bracket.foot_holes);
      view.line(0, thickness + bend_radius, width, thickness + bend_radius, 'thin');
      dimX(view, 0, width, 0, -16);
    },
  };
  return [[front, side], [top]];
}
