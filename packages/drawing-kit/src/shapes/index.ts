import { dimX, dimY, leader, millimetres, type View, chain, calloutsAbove, type Callout } from '../view.js';
import { polar, type Point } from '../primitives.js';
import {
  edgeView,
  type PartView,
  type Views,
  bracketViews,
  type Bracket,
  gussetViews,
  type Gusset,
  panelViews,
  type Panel,
  plateViews,
  type Plate,
} from './flat.js';

/** A round disc with a bore: a flange with its bolts on a circle, or without them a bushing. */
export interface Flange {
  kind: 'flange';
  outer: number;
  bore: number;
  thickness: number;
  bolts?: { count: number; diameter: number; circle: number };
}

function drawFlangeFace(view: View, { outer, bore, bolts }: Flange): void {
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

function drawRingSection(view: View, { outer, bore, thickness }: Flange): void {
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
function flangeViews(flange: Flange): Views {
  const face: PartView = {
    width: flange.outer,
    height: flange.outer,
    pad: { left: 8, right: 24, top: 12, bottom: 16 },
    draw: (view) => drawFlangeFace(view, flange),
  };
  const section: PartView = {
    width: flange.thickness,
    height: flange.outer,
    pad: { left: 10, right: 24, top: 12, bottom: 16 },
    caption: 'CORTE A-A',
    draw: (view) => drawRingSection(view, flange),
  };
  return [[face, section]];
}

/** A welded rectangular frame of tubes, with posts and rails between its outer tubes. */
interface Frame {
  kind: 'frame';
  width: number;
  height: number;
  /** Face of the tube in the front view, and its depth in the side view. */
  face: number;
  depth: number;
  /** Axes of the inner posts, from the left. */
  posts: readonly number[];
  /** Axes of the inner rails, from below. */
  rails: readonly number[];
  /** Name of the tube, as 'TUBO 50 × 30 × 1,5'. */
  tube: string;
}

function drawFront(view: View, frame: Frame): void {
  const { width, height, face, posts, rails } = frame;
  view.rect(0, 0, width, height);
  view.rect(face, face, width - 2 * face, height - 2 * face);
  view.line(0, 0, face, face);
  view.line(width, 0, width - face, face);
  view.line(0, height, face, height - face);
  view.line(width, height, width - face, height - face);
  for (const x of posts) {
    view.line(x - face / 2, face, x - face / 2, height - face);
    view.line(x + face / 2, face, x + face / 2, height - face);
    view.axis(x, 0, x, height);
  }
  drawRails(view, frame);
  if (posts.length > 0) chain([0, ...posts, width], (from, to) => dimX(view, from, to, 0, -8));
  if (rails.length > 0) chain([0, ...rails, height], (from, to) => dimY(view, from, to, 0, -8));
  dimX(view, 0, width, 0, posts.length > 0 ? -16 : -9);
  dimY(view, 0, height, 0, rails.length > 0 ? -16 : -9);
  leader(view, width * 0.86, height - face / 2, [5, 10], frame.tube);
}

/** Rails run between the posts, which are in front of them. */
function drawRails(view: View, { width, face, posts, rails }: Frame): void {
  const ends = [face, ...posts.flatMap((x) => [x - face / 2, x + face / 2]), width - face];
  for (const y of rails) {
    for (let index = 0; index + 1 < ends.length; index += 2) {
      const [from = 0, to = 0] = ends.slice(index, index + 2);
      view.line(from, y - face / 2, to, y - face / 2);
      view.line(from, y + face / 2, to, y + face / 2);
    }
  }
}

/** Front and side view. */
function frameViews(frame: Frame): Views {
  const front: PartView = {
    width: frame.width,
    height: frame.height,
    pad: { left: 20, right: 30, top: 15, bottom: 20 },
    draw: (view) => drawFront(view, frame),
  };
  return [[front, edgeView(frame.depth, frame.height, 18)]];
}

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
function shaftViews(shaft: Shaft): Views {
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

/** A piece cut from an equal-leg angle, drilled along one leg. */
interface Profile {
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

function drawAngleSection(view: View, leg: number, t: number): void {
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
function profileViews(profile: Profile): Views {
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
    draw: (view) => drawAngleSection(view, leg, thickness),
  };
  return [[front], [section]];
}

/** Shapes that can be drawn; all sizes in mm. */
export type Shape = Plate | Bracket | Shaft | Flange | Frame | Panel | Gusset | Profile;

/** The views that a drawing of the shape shows. */
export function viewsOf(shape: Shape): Views {
  switch (shape.kind) {
    case 'plate':
      return plateViews(shape);
    case 'bracket':
      return bracketViews(shape);
    case 'shaft':
      return shaftViews(shape);
    case 'flange':
      return flangeViews(shape);
    case 'frame':
      return frameViews(shape);
    case 'panel':
      return panelViews(shape);
    case 'gusset':
      return gussetViews(shape);
    case 'profile':
      return profileViews(shape);
  }
}
