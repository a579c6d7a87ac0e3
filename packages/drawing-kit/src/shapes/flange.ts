import { dimX, dimY, leader, millimetres } from '../dimensions.js';
import { polar, type Point } from '../primitives.js';
import type { View } from '../view.js';
import type { PartView, Views } from './part-view.js';

/** A round disc with a bore: a flange with its bolts on a circle, or without them a bushing. */
export interface Flange {
  kind: 'flange';
  outer: number;
  bore: number;
  thickness: number;
  bolts?: { count: number; diameter: number; circle: number };
}

function drawFace(view: View, { outer, bore, bolts }: Flange): void {
  const centre: Point = [outer / 2, outer / 2];
  const [cx, cy] = centre;
  view.circle(cx, cy, outer);
  view.circle(cx, cy, bore);
  view.axis(0, cy, outer, cy);
  view.axis(cx, 0, cx, outer);
  if (!bolts) return;
  view.circle(cx, cy, bolts.circle, 'centre');
  const pitch = 360 / bolts.count;
  for (let index = 0; index < bolts.count; index += 1) {
    const [x, y] = polar(centre, bolts.circle / 2, pitch / 2 + index * pitch);
    view.circle(x, y, bolts.diameter);
    const [inner, beyond] = [
      bolts.circle / 2 - bolts.diameter * 0.8,
      bolts.circle / 2 + bolts.diameter * 0.8,
    ];
    const angle = pitch / 2 + index * pitch;
    view.line(...polar(centre, inner, angle), ...polar(centre, beyond, angle), 'thin');
  }
  const bolt = polar(polar(centre, bolts.circle / 2, pitch / 2), bolts.diameter / 2, 45);
  leader(view, ...bolt, [10, 10], `${bolts.count}x Ø${millimetres(bolts.diameter)}`);
  const onCircle = polar(centre, bolts.circle / 2, -pitch);
  leader(view, ...onCircle, [14, -(onCircle[1] * view.scale + 6)], `Ø${millimetres(bolts.circle)}`);
}

function drawSection(view: View, { outer, bore, thickness }: Flange): void {
  const ring = (outer - bore) / 2;
  for (const y of [0, outer - ring]) {
    view.rect(0, y, thickness, ring);
    view.hatch(0, y, thickness, ring);
  }
  view.line(0, ring, 0, outer - ring);
  view.line(thickness, ring, thickness, outer - ring);
  view.axis(0, outer / 2, thickness, outer / 2);
  dimY(view, 0, outer, thickness, 17, `Ø${millimetres(outer)}`);
  dimY(view, ring, outer - ring, thickness, 8, `Ø${millimetres(bore)} H7`);
  dimX(view, 0, thickness, 0, -9);
}

/** Face and section. */
export function flangeViews(flange: Flange): Views {
  const face: PartView = {
    width: flange.outer,
    height: flange.outer,
    pad: { left: 8, right: 24, top: 12, bottom: 16 },
    draw: (view) => drawFace(view, flange),
  };
  const section: PartView = {
    width: flange.thickness,
    height: flange.outer,
    pad: { left: 10, right: 24, top: 12, bottom: 16 },
    caption: 'CORTE A-A',
    draw: (view) => drawSection(view, flange),
  };
  return [[face, section]];
}
