import { calloutsAbove, chain, dimX, dimY, leader, millimetres } from '../dimensions.js';
import type { View } from '../view.js';
import { holeCallouts } from './holes.js';
import type { Hole, PartView, Views } from './part-view.js';

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
function drawProfile(view: View, { upright, foot, thickness: t, bend_radius: inner }: Bracket): void {
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
    draw: (view) => drawProfile(view, bracket),
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
