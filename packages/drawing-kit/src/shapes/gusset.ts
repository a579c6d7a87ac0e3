import { dimX, dimY, leader, millimetres } from '../dimensions.js';
import { edgeView } from './plate.js';
import type { PartView, Views } from './part-view.js';

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
