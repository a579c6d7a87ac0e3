import { median, timed } from '../../lib/bench.mjs';

const ROUNDS = 25;
const WARM_UP = 8;

/**
 * Medians of pieces of work that are done in turns, so that what else the machine does hits all of them alike.
 * @template {Record<string, () => Promise<unknown>>} T
 * @param {T} works
 * @param {{ rounds?: number, warmUp?: number }} [times]
 * @returns {Promise<{ [name in keyof T]: number }>} milliseconds
 */
export async function compared(works, { rounds = ROUNDS, warmUp = WARM_UP } = {}) {
  const took = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const milliseconds = await timed(work);
      if (round >= 0) took[name].push(milliseconds);
    }
  }
  return Object.fromEntries(Object.entries(took).map(([name, values]) => [name, median(values)]));
}
