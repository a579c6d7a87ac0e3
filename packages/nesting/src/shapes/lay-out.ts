import { boundsOf, move, turn } from './polygon.js';
import type { PlacedShape, Ring } from './shape-job.js';

/** The outline in its place on a sheet. */
export function layOut(rings: readonly Ring[], { x, y, angle }: Omit<PlacedShape, 'piece'>): Ring[] {
  const turned = rings.map((ring) => turn(ring, angle));
  const { least } = boundsOf(turned);
  return turned.map((ring) => move(ring, x - least[0], y - least[1]));
}
