import { PERIOD, periodOf, yearBefore } from './period.js';

describe('a period', () => {
  it.each([
    ['2026', '2026-01', '2026-12', 12, ['2026']],
    ['2026-Q4', '2026-10', '2026-12', 3, ['2026-10', '2026-11', '2026-12']],
    ['2026-02', '2026-02', '2026-02', 1, ['2026-02']],
  ])('%s is from %s to %s', (text, first, last, count, kept) => {
    const { months, year } = periodOf(text);
    expect([months[0], months.at(-1), months.length, year]).toEqual([first, last, count, '2026']);
    expect(periodOf(text).kept).toEqual(kept);
  });

  it.each(['26', '2026-Q5', '2026-13', '2026-1', "2026'"])('%s is none', (text) => {
    expect(PERIOD.test(text)).toBe(false);
  });

  it('the month a year before', () => expect(yearBefore('2026-03')).toBe('2025-03'));
});
