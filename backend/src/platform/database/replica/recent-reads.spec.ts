import { RecentReads } from './recent-reads.js';

describe('reads of the last hour', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2031-03-01T05:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('are counted until an hour has passed', () => {
    const reads = new RecentReads();
    expect(reads.lastHour()).toEqual({ asked: 0, answered: 0 });
    reads.count(true);
    reads.count(false);
    jest.advanceTimersByTime(30 * 60_000);
    reads.count(true);
    expect(reads.lastHour()).toEqual({ asked: 3, answered: 2 });
    jest.advanceTimersByTime(30 * 60_000);
    expect(reads.lastHour()).toEqual({ asked: 1, answered: 1 });
    jest.advanceTimersByTime(30 * 60_000);
    expect(reads.lastHour()).toEqual({ asked: 0, answered: 0 });
  });
});
