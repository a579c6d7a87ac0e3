import { bars } from './bars';

const step = (moved: number, running: number) => ({
  reason: 'quantity' as const,
  value: moved,
  ipi: 0,
  moved,
  running,
});

describe('the bars of a waterfall', () => {
  it('begin where the one before ends, and stay within their column', () => {
    const { before, after, steps } = bars({
      before: 100,
      after: 120,
      steps: [step(50, 150), step(-30, 120)],
    });
    const [up, down] = steps;
    expect([up?.kind, down?.kind]).toEqual(['up', 'down']);
    expect(up?.left).toBeCloseTo(before.width);
    expect(down?.left).toBeCloseTo(after.width);
    expect((up?.left ?? 0) + (up?.width ?? 0)).toBeCloseTo(100);
    expect(before.left).toBe(0);
  });

  it('are drawn where nothing moved, and where a total is nothing', () => {
    for (const amount of [0, 70]) {
      const { before, after } = bars({ before: amount, after: amount, steps: [] });
      expect(before).toEqual(after);
      expect(before.width).toBeGreaterThan(0);
      expect(before.width).toBeLessThanOrEqual(100);
    }
  });
});
