import { at } from '../at.js';
import type { Highs } from 'highs';
import { STEPS_PER_MM, type BarJob, type BarPlan, type CutBars } from './bar-job.js';
import { findBestFillings } from './knapsack.js';
import { PatternPool, type Pattern, type Relaxed } from './pattern-pool.js';

/** Rounds of column generation, each of which adds a pattern of every stock; far above what any tried job took. */
const MOST_ROUNDS = 2000;

/** Pieces that all further dives together fix: the smaller a job, the more one bar of it is, and the more ways are tried. */
const MOST_DIVED = 3000;

/** The least that a pattern has to save, in bars, to count as an improvement: below it are rounding errors. */
const LEAST_GAIN = 1e-7;

/** Of a relaxed use that is a whole number but for a rounding error. */
const TOLERANCE = 1e-6;

let loading: Promise<Highs> | undefined;

/** The solver is 4 MB of WebAssembly, loaded when it is first needed. */
function loadSolver(): Promise<Highs> {
  // Its types are those of a CommonJS module, which has its default one level deeper.
  type Loading = Promise<{ default: () => Promise<Highs> }>;
  loading ??= (import('highs') as unknown as Loading).then(({ default: load }) => load());
  return loading;
}

/** The job in whole numbers: a kerf follows each piece, and the bar is longer by the one that the last piece needs not. */
interface Steps {
  /** In the common divisor of all pieces. */
  sizes: number[];
  capacities: number[];
  /** Of the whole bars, those of a limited number by half; in STEPS_PER_MM. */
  costs: number[];
}

/**
 * Cuts pieces from bars so that the least length of stock is taken (Gilmore and Gomory 1961: column generation with a
 * knapsack as the pricing problem; then a dive that fixes whole numbers, and an exact search over all patterns found).
 */
export async function cutBars(job: BarJob): Promise<BarPlan> {
  const solver = await loadSolver();
  const steps = inSteps(job);
  const whole = takeWholeBars(job, steps);
  const wanted = job.pieces.map(({ quantity }, piece) =>
    fitsAny(steps, piece) ? quantity - (whole.taken[piece] ?? 0) : 0,
  );
  const left = job.pieces.map(
    ({ quantity }, piece) => quantity - (wanted[piece] ?? 0) - (whole.taken[piece] ?? 0),
  );
  const rest = new BarSearch(solver, steps, wanted, whole.available).run();
  const out = rest.left.map((count, piece) => count + (left[piece] ?? 0));
  return {
    cuts: [...whole.cuts, ...groupEqualBars(rest.bars, steps)],
    bound: (rest.bound + whole.length) / STEPS_PER_MM,
    taken: (rest.taken + whole.length) / STEPS_PER_MM,
    left: out,
  };
}

function inSteps({ pieces, stocks, kerf, trim }: BarJob): Steps {
  const up = (mm: number) => Math.ceil(mm * STEPS_PER_MM - TOLERANCE);
  const down = (mm: number) => Math.floor(mm * STEPS_PER_MM + TOLERANCE);
  const sizes = pieces.map(({ length }) => Math.max(1, up(length) + up(kerf)));
  // Most lengths are whole millimetres: the knapsack's table is as much smaller as their common divisor says.
  const unit = sizes.reduce(greatestCommonDivisor, 0);
  return {
    sizes: sizes.map((size) => size / unit),
    capacities: stocks.map(({ length }) =>
      Math.max(0, Math.floor((down(length) - up(trim) + up(kerf)) / unit)),
    ),
    costs: stocks.map(({ length, available }) => (available === undefined ? down(length) : down(length / 2))),
  };
}

const fitsAny = ({ sizes, capacities }: Steps, piece: number): boolean =>
  capacities.some((capacity) => (sizes[piece] ?? 0) <= capacity);

/** Pieces as long as a bar, which the trimmed bar would not hold, take whole ones. */
function takeWholeBars({ pieces, stocks }: BarJob, steps: Steps) {
  const available = stocks.map((stock) => stock.available ?? null);
  const taken = pieces.map(() => 0);
  const cuts: CutBars[] = [];
  let length = 0;
  pieces.forEach((piece, index) => {
    const stock = stocks.findIndex((one) => one.length === piece.length);
    if (fitsAny(steps, index) || stock < 0 || piece.quantity === 0) return;
    const most = available[stock] ?? null;
    const bars = most === null ? piece.quantity : Math.min(most, piece.quantity);
    if (bars === 0) return;
    if (most !== null) available[stock] = most - bars;
    taken[index] = bars;
    length += bars * (steps.costs[stock] ?? 0);
    cuts.push({ stock, bars, pieces: [index] });
  });
  return { available, taken, cuts, length };
}

interface Bar {
  stock: number;
  counts: number[];
}

/** One search for whole-numbered bars. */
class BarSearch {
  private readonly pool: PatternPool;

  constructor(
    solver: Highs,
    private readonly steps: Steps,
    private readonly wanted: readonly number[],
    private readonly available: readonly (number | null)[],
  ) {
    this.pool = new PatternPool(solver, steps.costs, available, wanted.length);
  }

  run(): { bars: Bar[]; bound: number; taken: number; left: number[] } {
    try {
      if (this.wanted.every((count) => count === 0))
        return { bars: [], bound: 0, taken: 0, left: [...this.wanted] };
      const bound = this.bound(this.generate(this.wanted, this.available));
      let best = this.dive();
      const improveBy = (other: Bar[] | null) => {
        if (other && this.cost(other) < this.cost(best)) best = other;
      };
      const isOver = () => this.cost(best) > bound;
      for (const first of isOver() ? this.otherBeginnings() : []) if (isOver()) improveBy(this.dive(first));
      if (isOver()) improveBy(this.searchExactly());
      const left = this.leftBy(best);
      const complete = left.every((count) => count === 0);
      const bars = gatherOffcuts(best, this.steps);
      const taken = this.takenBy(bars);
      return { bars, bound: complete ? bound : taken, taken, left };
    } finally {
      this.pool.dispose();
    }
  }

  /** Adds patterns until none is left that would make the relaxed plan better. */
  private generate(wanted: readonly number[], available: readonly (number | null)[]): Relaxed {
    this.pool.want(wanted, available);
    for (let round = 1; ; round++) {
      const relaxed = this.pool.relax();
      const better = round < MOST_ROUNDS ? this.findBetterPatterns(relaxed, wanted, available) : [];
      if (better.length === 0) return relaxed;
      better.forEach((pattern) => this.pool.add(pattern));
    }
  }

  private findBetterPatterns(
    { pieceWorths, stockWorths }: Relaxed,
    wanted: readonly number[],
    available: readonly (number | null)[],
  ): Pattern[] {
    const { sizes, capacities, costs } = this.steps;
    const items = sizes.map((size, piece) => ({
      size,
      most: wanted[piece] ?? 0,
      worth: pieceWorths[piece] ?? 0,
    }));
    return findBestFillings(items, capacities).flatMap(({ counts, worth }, stock) => {
      const cost = costs[stock] ?? 0;
      const gain = worth - cost + (stockWorths[stock] ?? 0);
      return gain > LEAST_GAIN * cost && available[stock] !== 0 ? [{ stock, counts }] : [];
    });
  }

  /** The relaxed length, rounded up to what whole bars can make. */
  private bound({ value }: Relaxed): number {
    const unit = this.steps.costs.reduce(greatestCommonDivisor);
    return Math.ceil(value / unit - TOLERANCE) * unit;
  }

  /** Patterns that the relaxed plan uses, the most used ones first: as many as further dives may begin with. */
  private otherBeginnings(): number[] {
    const pieces = this.wanted.reduce((sum, count) => sum + count, 0);
    const { uses } = this.generate(this.wanted, this.available);
    const used = [...uses.keys()].filter((pattern) => (uses[pattern] ?? 0) > TOLERANCE);
    used.sort((one, other) => (uses[other] ?? 0) - (uses[one] ?? 0));
    return used.slice(0, Math.floor(MOST_DIVED / pieces));
  }

  /**
   * Fixes the patterns that the relaxed plan uses most, again and again, with new patterns for what is left.
   * @param first the pattern that is fixed before these
   */
  private dive(first?: number): Bar[] {
    const bars: Bar[] = [];
    const wanted = [...this.wanted];
    const available = [...this.available];
    let chosen = first === undefined ? mostUsed(this.pool.relax()) : [{ pattern: first, times: 1 }];
    while (wanted.some((count) => count > 0) && chosen.length > 0) {
      for (const { pattern, times } of chosen) {
        const { stock, counts } = at(this.pool.patterns, pattern);
        for (let time = 0; time < times; time++) {
          const taken = counts.map((count, piece) => Math.min(count, wanted[piece] ?? 0));
          if (taken.every((count) => count === 0) || available[stock] === 0) break;
          taken.forEach((count, piece) => (wanted[piece] = (wanted[piece] ?? 0) - count));
          const most = available[stock] ?? null;
          if (most !== null) available[stock] = most - 1;
          bars.push({ stock, counts: taken });
        }
      }
      chosen = mostUsed(this.generate(wanted, available));
    }
    return bars;
  }

  /** The best whole-numbered choice among all patterns that were found. */
  private searchExactly(): Bar[] | null {
    this.pool.want(this.wanted, this.available);
    const unit = this.steps.costs.reduce(greatestCommonDivisor);
    const uses = this.pool.chooseWhole(unit * (1 - TOLERANCE));
    if (uses === null) return null;
    const wanted = [...this.wanted];
    return uses.flatMap((times, index) => {
      const { stock, counts } = at(this.pool.patterns, index);
      return Array.from({ length: times }, () => {
        const taken = counts.map((count, piece) => Math.min(count, wanted[piece] ?? 0));
        taken.forEach((count, piece) => (wanted[piece] = (wanted[piece] ?? 0) - count));
        return { stock, counts: taken };
      }).filter((bar) => bar.counts.some((count) => count > 0));
    });
  }

  /** Cost of all these bars. */
  private takenBy(bars: readonly Bar[]): number {
    return bars.reduce((sum, { stock }) => sum + (this.steps.costs[stock] ?? 0), 0);
  }

  private leftBy(bars: readonly Bar[]): number[] {
    return this.wanted.map((count, piece) =>
      bars.reduce((rest, { counts }) => rest - (counts[piece] ?? 0), count),
    );
  }

  /** Pieces without a bar are worse than any length. */
  private cost(bars: readonly Bar[]): number {
    const left = this.leftBy(bars).reduce((sum, count) => sum + count, 0);
    return this.takenBy(bars) + left * 1000 * Math.max(...this.steps.costs);
  }
}

/** The patterns that a relaxed plan uses at least once, as often as that; or the one that it uses most, once. */
function mostUsed({ uses }: Relaxed): { pattern: number; times: number }[] {
  const often = [...uses].flatMap((use, pattern) => {
    const times = Math.floor(use + TOLERANCE);
    return times > 0 ? [{ pattern, times }] : [];
  });
  if (often.length > 0) return often;
  const most = Math.max(0, ...uses);
  return most > TOLERANCE ? [{ pattern: uses.indexOf(most), times: 1 }] : [];
}

/** Moves pieces from the emptiest bars into the offcuts of others, so that what is left over is in few long pieces. */
function gatherOffcuts(bars: readonly Bar[], { sizes, capacities }: Steps): Bar[] {
  const open = bars.map(({ stock, counts }) => {
    const used = counts.reduce((sum, count, piece) => sum + count * (sizes[piece] ?? 0), 0);
    return { stock, counts: [...counts], free: (capacities[stock] ?? 0) - used };
  });
  open.sort((one, other) => one.free - other.free);
  for (let from = open.length - 1; from > 0; from--) {
    const giver = open[from];
    if (!giver) continue;
    for (const piece of giver.counts.keys()) {
      const size = sizes[piece] ?? 0;
      while ((giver.counts[piece] ?? 0) > 0) {
        const taker = open.slice(0, from).find(({ free }) => free >= size);
        if (!taker) break;
        giver.counts[piece] = (giver.counts[piece] ?? 0) - 1;
        taker.counts[piece] = (taker.counts[piece] ?? 0) + 1;
        giver.free += size;
        taker.free -= size;
      }
    }
  }
  return open.filter(({ counts }) => counts.some((count) => count > 0));
}

/** Bars that are cut alike become one entry; the fullest come first. */
function groupEqualBars(bars: readonly Bar[], { sizes }: Steps): CutBars[] {
  const groups = new Map<string, CutBars>();
  for (const { stock, counts } of bars) {
    const key = JSON.stringify([stock, counts]);
    const known = groups.get(key);
    if (known) known.bars++;
    else {
      const pieces = counts.flatMap((count, piece) => Array.from({ length: count }, () => piece));
      pieces.sort((one, other) => (sizes[other] ?? 0) - (sizes[one] ?? 0) || one - other);
      groups.set(key, { stock, bars: 1, pieces });
    }
  }
  return [...groups.values()];
}

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);
