import { at } from '../at.js';
/** Pieces of one size as one bar may hold them. */
export interface KnapsackItem {
  size: number;
  /** The most of them. */
  most: number;
  worth: number;
}

/** So many of each item, in the order of the items. */
export interface Filling {
  counts: number[];
  worth: number;
}

/** So many of one item that are taken together or not at all: 1, 2, 4, … and what is left, so that any number is a sum. */
interface Bundle {
  item: number;
  count: number;
}

/**
 * The fillings of greatest worth for several capacities, exactly, by dynamic programming over the sizes.
 * @param capacities whole numbers, as the sizes
 */
export function findBestFillings(items: readonly KnapsackItem[], capacities: readonly number[]): Filling[] {
  const largest = Math.max(0, ...capacities);
  const bundles = items.flatMap(({ size, most, worth }, item) =>
    worth > 0 ? bundlesOf(item, Math.min(most, Math.floor(largest / size))) : [],
  );
  const best = new Float64Array(largest + 1);
  const taken = bundles.map(({ item, count }) => {
    const { size, worth } = at(items, item);
    return takeBundle(best, size * count, worth * count);
  });
  return capacities.map((capacity) => {
    const counts = items.map(() => 0);
    let left = capacity;
    for (let index = bundles.length - 1; index >= 0; index--) {
      const { item, count } = at(bundles, index);
      if (taken[index]?.[left] !== 1) continue;
      counts[item] = (counts[item] ?? 0) + count;
      left -= at(items, item).size * count;
    }
    return { counts, worth: best[capacity] ?? 0 };
  });
}

function bundlesOf(item: number, most: number): Bundle[] {
  const bundles: Bundle[] = [];
  let left = most;
  for (let count = 1; left > 0; count *= 2) {
    bundles.push({ item, count: Math.min(count, left) });
    left -= count;
  }
  return bundles;
}

/** Improves the best worth of every capacity by this bundle; answers in which capacities it is taken. */
function takeBundle(best: Float64Array, size: number, worth: number): Uint8Array {
  const taken = new Uint8Array(best.length);
  for (let capacity = best.length - 1; capacity >= size; capacity--) {
    const withIt = at(best, capacity - size) + worth;
    if (withIt > at(best, capacity) + 1e-12) {
      best[capacity] = withIt;
      taken[capacity] = 1;
    }
  }
  return taken;
}
