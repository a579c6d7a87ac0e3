import { chain, dimX, dimY, leader } from '../dimensions.js';
import type { View } from '../view.js';
import type { PartView, Views } from './part-view.js';

/** A welded rectangular frame of tubes, with posts and rails between its outer tubes. */
export interface Frame {
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
  /** What the tube is called, as 'TUBO 50 × 30 × 1,5'. */
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
export function frameViews(frame: Frame): Views {
  const front: PartView = {
    width: frame.width,
    height: frame.height,
    pad: { left: 20, right: 30, top: 15, bottom: 20 },
    draw: (view) => drawFront(view, frame),
  };
  const side: PartView = {
    width: frame.depth,
    height: frame.height,
    pad: { left: 8, right: 18, top: 8, bottom: 20 },
    draw: (view) => {
      view.rect(0, 0, frame.depth, frame.height);
      dimX(view, 0, frame.depth, 0, -8);
    },
  };
  return [[front, side]];
}
