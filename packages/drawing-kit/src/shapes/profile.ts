import { chain, dimX, dimY, leader, millimetres } from '../dimensions.js';
import type { View } from '../view.js';
import type { PartView, Views } from './part-view.js';

/** A piece cut from an equal-leg angle, drilled along one leg. */
export interface Profile {
  kind: 'profile';
  length: number;
  leg: number;
  thickness: number;
  /** Positions along the piece of the holes in the middle of the visible leg. */
  holes: readonly number[];
  hole_diameter: number;
  /** Scale of the section, mm of paper per mm. */
  section_scale: number;
}

function drawSection(view: View, leg: number, t: number): void {
  view.polygon([
    [0, 0],
    [leg, 0],
    [leg, t],
    [t, t],
    [t, leg],
    [0, leg],
  ]);
  view.hatch(0, 0, leg, t);
  view.hatch(0, t, t, leg - t);
  dimX(view, 0, leg, 0, -8);
  dimY(view, 0, leg, 0, -8);
  dimX(view, 0, t, leg, 7);
}

/** The piece from the front, and below it the enlarged section. */
export function profileViews(profile: Profile): Views {
  const { length, leg, thickness, holes, hole_diameter } = profile;
  const front: PartView = {
    width: length,
    height: leg,
    pad: { left: 20, right: 14, top: 16, bottom: 20 },
    draw: (view) => {
      view.rect(0, 0, length, leg);
      view.line(0, thickness, length, thickness, 'thin');
      for (const x of holes) view.hole(x, leg / 2, hole_diameter);
      chain([0, ...holes, length], (from, to) => dimX(view, from, to, 0, -8));
      dimX(view, 0, length, 0, -16);
      dimY(view, 0, leg / 2, 0, -8);
      const last = holes.at(-1);
      const text = `${holes.length}x Ø${millimetres(hole_diameter)}`;
      if (last !== undefined) leader(view, last, (leg + hole_diameter) / 2, [6, 12], text);
    },
  };
  const section: PartView = {
    width: leg,
    height: leg,
    pad: { left: 20, right: 14, top: 12, bottom: 20 },
    own_scale: profile.section_scale,
    caption: 'SEÇÃO',
    draw: (view) => drawSection(view, leg, thickness),
  };
  return [[front], [section]];
}
