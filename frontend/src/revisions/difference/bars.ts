import type { Difference } from '../revisions-api';

/** A bar of the picture: where it begins and how long it is, in percent of its column. */
export interface Bar {
  left: number;
  width: number;
  kind: 'total' | 'up' | 'down';
}

/** Of the span between the smallest and the largest total, shown below the smallest: the steps stay readable. */
const FOOT = 0.25;

/** The bars of a waterfall: totals stand on the left edge, each step begins where the one before it ends. */
export function bars({ before, after, steps }: Pick<Difference, 'before' | 'after' | 'steps'>): {
  before: Bar;
  after: Bar;
  steps: Bar[];
} {
  const stops = [before, ...steps.map(({ running }) => running), after];
  const [low, high] = [Math.min(...stops), Math.max(...stops)];
  const span = high - low || Math.abs(high) || 1;
  const edge = low - span * FOOT;
  const place = (amount: number) => ((amount - edge) / (high - edge || 1)) * 100;
  const total = (amount: number): Bar => ({ left: 0, width: place(amount), kind: 'total' });
  return {
    before: total(before),
    after: total(after),
    steps: steps.map(({ running, moved }, index) => {
      const start = stops[index] ?? before;
      const [from, to] = [Math.min(start, running), Math.max(start, running)];
      return { left: place(from), width: place(to) - place(from), kind: moved < 0 ? 'down' : 'up' };
    }),
  };
}
