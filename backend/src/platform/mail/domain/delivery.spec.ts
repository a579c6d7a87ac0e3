import { deliveryOf, MOST_TRIES, shownReason, waitAfter } from './delivery.js';

describe('a failed try', () => {
  it.each([
    [{ code: 550, begun: false, signIn: false }, 'refused'],
    [{ code: 554, begun: true, signIn: false }, 'refused'],
    [{ code: 451, begun: false, signIn: false }, 'later'],
    [{ code: 451, begun: true, signIn: false }, 'later'],
    [{ code: 535, begun: false, signIn: true }, 'later'],
    [{ code: null, begun: false, signIn: false }, 'later'],
    [{ code: null, begun: true, signIn: false }, 'uncertain'],
  ])('%j is %s', (failed, kind) => {
    expect(deliveryOf({ ...failed, reason: 'x' })).toEqual({ kind, reason: 'x' });
  });

  it('waits longer each time, and no more after the last', () => {
    const waits = Array.from({ length: MOST_TRIES }, (_, index) => waitAfter(index + 1));
    expect(waits).toEqual([60_000, 300_000, 900_000, 3_600_000, 10_800_000, null]);
  });

  it('is shown in one line', () => {
    expect(shownReason('550 5.1.1\r\n no\u0000 such user ')).toBe('550 5.1.1 no such user');
  });
});
