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
  [...search.pieces.keys()].reduce(
    (end, piece) => (search.areaOf(piece) === area ? Math.max(end, search.endOf(piece, 1)) : end),
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
  let best = search.save();
  let end = endOfArea(search, area);
  let share = FIRST;
  for (let failures = 0; end > from[1] && failures < MOST_FAILURES && !isOver();) {
    const goal = end - (end - from[1]) * share;
    const shorter = areas.map((one, index): Area => (index === area ? { from, to: [one.to[0], goal] } : one));
    if (failures % 2 === 1) exchangeTwo(search, shorter);
    for (const piece of search.pieces.keys()) {
      if (search.areaOf(piece) === area) search.moveInto(piece, search.spotOf(piece), shorter);
    }
    const patience = Math.min(MOST_PATIENCE, PATIENCE * (1 + failures * MORE_PATIENCE));
    if (search.separate(shorter, isOver, patience) && endOfArea(search, area) <= goal) {
      best = search.save();
      end = endOfArea(search, area);
      failures = 0;
      continue;
    }
    search.restore(best);
    failures++;
    if (failures > 1) share = Math.max(LAST, share * SMALLER);
  }
  search.restore(best);
  return end;
}

function exchangeTwo(search: OverlapSearch, areas: readonly Area[]): void {
  const size = (piece: number) => at(search.shapes.shapes, search.wayOf(piece).shape).area;
  const pieces = [...search.pieces.keys()].sort((one, other) => size(other) - size(one));
  const large = pieces.slice(0, Math.ceil(pieces.length * LARGE));
  const draw = () => at(large, Math.floor(search.random() * large.length));
  search.exchange(draw(), draw(), areas);
}
