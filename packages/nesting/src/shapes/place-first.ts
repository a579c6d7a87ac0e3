import { at } from '../at.js';
import type { Area, OverlapSearch } from './overlap-search.js';

/** Lines along a sheet on which a place for a piece is looked for first. */
const LINES = 40;

/**
 * Places pieces one after the other, large ones first, each as near to the beginning of the first area as it finds room.
 * @param open gives another area once no one has room; undefined: there is none
 * @returns the pieces without a place
 */
export function placeFirst(
  search: OverlapSearch,
  pieces: readonly number[],
  areas: Area[],
  open: () => Area | undefined,
): number[] {
  const size = (piece: number) => at(search.shapes.shapes, at(at(search.pieces, piece), 0).shape).area;
  const left: number[] = [];
  const placed: number[][] = areas.map(() => []);
  const take = (piece: number, from: number): boolean => {
    for (let area = from; area < areas.length; area++) {
      const others = (placed[area] ??= []);
      if (!placeIn(search, piece, { area, bounds: at(areas, area), others })) continue;
      others.push(piece);
      return true;
    }
    return false;
  };
  for (const piece of [...pieces].sort((one, other) => size(other) - size(one))) {
    if (take(piece, 0)) continue;
    const next = open();
    if (next) areas.push(next);
    if (!next || !take(piece, areas.length - 1)) left.push(piece);
  }
  return left;
}

/** Puts the piece where it ends first along the area; false where it has no room. */
function placeIn(
  search: OverlapSearch,
  piece: number,
  { area, bounds, others }: { area: number; bounds: Area; others: readonly number[] },
): boolean {
  const { from, to } = bounds;
  let end = Infinity;
  for (const [index, way] of at(search.pieces, piece).entries()) {
    const [width, length] = at(search.shapes.shapes, way.shape).size;
    const room = to[0] - from[0] - width;
    for (let line = 0; line <= LINES && room >= 0; line++) {
      const across = from[0] + (room * line) / LINES;
      const place = search.firstPlace(way, others, { across, from: from[1] });
      if (place + length > to[1] || place + length >= end) continue;
      end = place + length;
      search.put(piece, index, area, [across, place]);
    }
  }
  return end < Infinity;
}
