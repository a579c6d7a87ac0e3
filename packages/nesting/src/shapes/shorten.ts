import { at } from '../at.js';
import { PATIENCE, type Area, type OverlapSearch } from './overlap-search.js';

/** Part of its length by which an area becomes shorter at first, and at least; and what stays of it after a failure. */
const FIRST = 0.02;
const LAST = 0.0005;
const SMALLER = 0.6;

/** Failures one after the other that end it; each gives the next more patience, by this share of the usual one. */
const MOST_FAILURES = 1000;
const MORE_PATIENCE = 0.05;
const MOST_PATIENCE = 400;

/** Of the pieces, the share of large ones of which two are exchanged after a failure. */
const LARGE = 0.5;

/** The end of the pieces of an area, along y. */
export const endOfArea = (search: OverlapSearch, area: number): number =>
  search.spots.reduce(
    (end, spot) => (spot.area === area ? Math.max(end, spot.place[1] + search.shapeAt(spot).size[1]) : end),
    0,
  );

/**
 * Makes one area shorter and shorter, with all pieces apart again each time; the last placement is left in the search.
 * @returns where its pieces end
 */
export function shortenArea(
  search: OverlapSearch,
  areas: readonly Area[],
  area: number,
  isOver: () => boolean,
): number {
  const { from } = at(areas, area);
  let best = [...search.spots];
  let end = endOfArea(search, area);
  let share = FIRST;
  for (let failures = 0; end > from[1] && failures < MOST_FAILURES && !isOver();) {
    const goal = end - (end - from[1]) * share;
    const shorter = areas.map((one, index): Area => (index === area ? { from, to: [one.to[0], goal] } : one));
    if (failures % 2 === 1) exchangeTwo(search, shorter);
    for (const [piece, spot] of search.spots.entries()) {
      if (spot.area === area) search.moveInto(piece, spot, shorter);
    }
    const patience = Math.min(MOST_PATIENCE, PATIENCE * (1 + failures * MORE_PATIENCE));
    if (search.separate(shorter, isOver, patience) && endOfArea(search, area) <= goal) {
      best = [...search.spots];
      end = endOfArea(search, area);
      failures = 0;
      continue;
    }
    search.spots = [...best];
    failures++;
    if (failures > 1) share = Math.max(LAST, share * SMALLER);
  }
  search.spots = best;
  return end;
}

function exchangeTwo(search: OverlapSearch, areas: readonly Area[]): void {
  const size = (piece: number) => search.shapeAt(at(search.spots, piece)).area;
  const pieces = [...search.pieces.keys()].sort((one, other) => size(other) - size(one));
  const large = pieces.slice(0, Math.ceil(pieces.length * LARGE));
  const draw = () => at(large, Math.floor(search.random() * large.length));
  search.exchange(draw(), draw(), areas);
}
