import fc from 'fast-check';
import { codesHolding, lastSecond, wordsOf } from './narrowing.js';

describe('what a list is narrowed by', () => {
  it('takes a text apart into words, of which those of digits may be codes', () => {
    expect(wordsOf('  são #00012  4x # ')).toEqual([
      { text: 'são', digits: undefined },
      { text: '#00012', digits: '00012' },
      { text: '4x', digits: undefined },
    ]);
    expect(wordsOf(null)).toEqual([]);
  });

  it('ends a range with the last second of its minute', () => {
    expect(lastSecond('2026-03-31T14:30')).toBe('2026-03-31T14:30:59');
    expect(lastSecond('2026-03-31T14:30:10')).toBe('2026-03-31T14:30:10');
  });

  it('lists exactly the codes that hold some digits, or none where they are too many', () => {
    const held = (digits: string, last: number) =>
      Array.from({ length: last }, (_, index) => index + 1).filter((id) =>
        String(id).padStart(6, '0').includes(digits),
      );
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,7}$/), fc.constantFrom(9, 60_000, 1_100_000), (digits, last) => {
        const codes = codesHolding(digits, last);
        expect([...(codes ?? [])].sort((one, other) => one - other)).toEqual(held(digits, last));
      }),
      { numRuns: 12 },
    );
    expect(codesHolding('12', 1_000_000)).toBeNull();
  });
});
