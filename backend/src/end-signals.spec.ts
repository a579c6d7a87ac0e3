import { EndSignals } from './end-signals.js';

it('a signal that arrives again within a second is the same one, later it is a second one', () => {
  const signals = new EndSignals();
  expect([100, 101, 1099].map((now) => signals.arrived(now))).toEqual(['first', 'same', 'same']);
  expect(signals.arrived(1100)).toBe('second');
});
