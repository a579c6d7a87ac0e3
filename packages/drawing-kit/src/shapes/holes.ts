import type { Callout } from '../dimensions.js';
import { millimetres } from '../dimensions.js';
import type { Hole } from './part-view.js';

/** One callout per diameter ('4x Ø12'), at the hole that is nearest to the upper right corner. */
export function holeCallouts(holes: readonly Hole[]): Callout[] {
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
