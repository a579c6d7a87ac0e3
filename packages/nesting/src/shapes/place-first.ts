import { at } from '../at.js';
import type { Area, OverlapSearch, Spot } from './overlap-search.js';

/** Lines along a sheet on which a place for a piece is looked for first. */
const LINES = 40;

/**
 * Places pieces one after the other, large ones first, each as near to the beginning of the first area as it finds room.
 * @param open adds an area to these once no one has room, if there is another
 * @returns the pieces without a place
 */
export function placeFirst(search: OverlapSearch, areas: readonly Area[], open: () => void): number[] {
  const size = (piece: number) => search.shapeAt({ way: at(at(search.pieces, piece), 0) }).area;
  const left: number[] = [];
  const placed: Spot[][] = areas.map(() => []);
  const take = (piece: number, from: number): boolean => {
    for (let area = from; area < areas.length; area++) {
      const others = (placed[area] ??= []);
      const spot = spotIn(search, piece, { area, bounds: at(areas, area), others });
      if (!spot) continue;
      search.spots[piece] = spot;
      others.push(spot);
      return true;
    }
    return false;
  };
  for (const piece of [...search.pieces.keys()].sort((one, other) => size(other) - size(one))) {
    if (take(piece, 0)) continue;
    const known = areas.length;
    open();
    if (!take(piece, known)) left.push(piece);
  }
  return left;
}

/** Where the piece ends first along the area; null where it has no room. */
function spotIn(
  search: OverlapSearch,
  piece: number,
  { area, bounds, others }: { area: number; bounds: Area; others: readonly Spot[] },
): Spot | null {
  const { from, to } = bounds;
  let end = Infinity;
  let spot: Spot | null = null;
  for (const way of at(search.pieces, piece)) {
    const [width, length] = search.shapeAt({ way }).size;
    const room = to[0] - from[0] - width;
    for (let line = 0; line <= LINES && room >= 0; line++) {
      const across = from[0] + (room * line) / LINES;
      const place = search.firstPlace(way, others, { across, from: from[1] });
      if (place + length > to[1] || place + length >= end) continue;
      end = place + length;
      spot = { way, area, place: [across, place] };
    }
  }
  return spot;
}
