import { at } from '../at.js';

/** A rectangle by its corner nearest to the sheet's, and its sizes. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the place for a piece is chosen among those that it fits: by the space left beside it, or as near to the corner as it can be. */
export type Fit = 'short-side' | 'area' | 'corner';

/** A place that is taken. */
export interface TakenPlace extends Rectangle {
  /** The index of the free rectangle that it is taken from. */
  from: number;
}

/** A place for a piece, and how well it suits: the smaller the better. */
export interface Place extends TakenPlace {
  score: number;
}

/** The space of a sheet that no piece has yet, as rectangles. */
export abstract class FreeSpace {
  protected free: Rectangle[];

  constructor(width: number, height: number) {
    this.free = [{ x: 0, y: 0, width, height }];
  }

  /** The best place for a piece, or null where none suits better than `least`. */
  find(width: number, height: number, fit: Fit, least = Infinity): Place | null {
    let score = least;
    let from = -1;
    const { free } = this;
    for (let index = 0; index < free.length; index++) {
      const { x, y, width: wide, height: high } = at(free, index);
      if (width > wide || height > high) continue;
      const own = scoreOf(fit, wide - width, high - height, x, y, wide * high);
      if (own >= score) continue;
      score = own;
      from = index;
    }
    if (from < 0) return null;
    const { x, y } = at(free, from);
    return { x, y, width, height, score, from };
  }

  abstract take(place: TakenPlace): void;
}

// Six numbers: an object for each rectangle that is looked at would cost half of the search.
// oxlint-disable-next-line max-params
function scoreOf(fit: Fit, beside: number, above: number, x: number, y: number, area: number): number {
  switch (fit) {
    case 'short-side':
      return Math.min(beside, above) + Math.max(beside, above) * 1e-4;
    case 'area':
      return area + Math.min(beside, above) * 1e-4;
    case 'corner':
      return y * 1e5 + x;
  }
}

/** Space that is cut freely, as by laser: all largest rectangles, which overlap. */
export class LargestRectangles extends FreeSpace {
  override take(place: TakenPlace): void {
    const kept: Rectangle[] = [];
    const cut: Rectangle[] = [];
    for (const rectangle of this.free) {
      if (overlaps(rectangle, place)) cutAround(rectangle, place, cut);
      else kept.push(rectangle);
    }
    // Rectangles that were not cut are in none of the new ones; a new one may be inside of any.
    for (let index = 0; index < cut.length; index++) {
      const one = at(cut, index);
      if (isInsideAny(one, kept, -1) || isInsideAny(one, cut, index)) continue;
      kept.push(one);
    }
    this.free = kept;
  }
}

const overlaps = (one: Rectangle, other: Rectangle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

function cutAround(space: Rectangle, taken: Rectangle, cut: Rectangle[]): void {
  const { x, y, width, height } = space;
  const [right, top] = [x + width, y + height];
  const [takenRight, takenTop] = [taken.x + taken.width, taken.y + taken.height];
  if (taken.x > x) cut.push({ x, y, width: taken.x - x, height });
  if (takenRight < right) cut.push({ x: takenRight, y, width: right - takenRight, height });
  if (taken.y > y) cut.push({ x, y, width, height: taken.y - y });
  if (takenTop < top) cut.push({ x, y: takenTop, width, height: top - takenTop });
}

/** @param own of equal ones among the others the first stays: the rectangle's own index there, or −1 */
function isInsideAny(one: Rectangle, others: readonly Rectangle[], own: number): boolean {
  for (let index = 0; index < others.length; index++) {
    if (index === own) continue;
    const other = at(others, index);
    const inside =
      one.x >= other.x &&
      one.y >= other.y &&
      one.x + one.width <= other.x + other.width &&
      one.y + one.height <= other.y + other.height;
    if (!inside) continue;
    const equal = one.width === other.width && one.height === other.height;
    if (!equal || index < own || own < 0) return true;
  }
  return false;
}

/** A rectangle beside a piece; the one above the piece overlaps it until one of both is used, which decides the cut. */
interface Beside extends Rectangle {
  rival: Beside | null;
}

/** Space that is cut from edge to edge, as by a shear: a piece parts its rectangle into one beside it and one above it. */
export class ShearedSpace extends FreeSpace {
  override take({ x, y, width, height, from }: TakenPlace): void {
    const space: Rectangle & Partial<Beside> = at(this.free, from);
    this.free.splice(from, 1);
    if (space.rival) this.decide(space, space.rival);
    const right: Beside = { x: x + width, y, width: space.width - width, height: space.height, rival: null };
    const top: Beside = { x, y: y + height, width: space.width, height: space.height - height, rival: null };
    const left = [right, top].filter((one) => one.width > 0 && one.height > 0);
    if (left.length === 2) [right.rival, top.rival] = [top, right];
    this.free.push(...left);
  }

  /** The rectangle is used in full: its rival ends where it begins. */
  private decide(used: Rectangle, rival: Beside): void {
    rival.rival = null;
    if (used.x > rival.x) rival.width = used.x - rival.x;
    else rival.height = used.y - rival.y;
  }
}
