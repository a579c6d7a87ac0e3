import { searchWords } from '@forja/figures';
import { lastSecond } from './list-filters.js';
import { codeDigits, codeRanges } from './list-text.repository.js';

describe('what a list is narrowed by', () => {
  it('ends a range with the last second of its minute, or of its day', () => {
    expect(lastSecond('2026-03-31')).toBe('2026-03-31T23:59:59');
    expect(lastSecond('2026-03-31T14:30')).toBe('2026-03-31T14:30:59');
    expect(lastSecond('2026-03-31T14:30:10')).toBe('2026-03-31T14:30:10');
  });

  it('finds the codes that begin with digits, with their zeros or without', () => {
    const begun = (digits: string) =>
      [1, 9, 12, 13, 123, 124, 130, 1234, 1300, 12_345, 123_456, 1_234_567, 2_000_000].filter((id) =>
        codeRanges(digits).some(([first, last]) => first <= id && id <= last),
      );
    expect(begun('12')).toEqual([12, 123, 124, 1234, 12_345, 123_456, 1_234_567]);
    expect(begun('000123')).toEqual([123]);
    expect(begun('0012')).toEqual([1234]);
    expect(begun('0')).toEqual([1, 9, 12, 13, 123, 124, 130, 1234, 1300, 12_345]);
    expect([begun('00000'), begun('000000')]).toEqual([[1, 9], []]);
    expect(begun('2')).toEqual([2_000_000]);
    expect(codeRanges('11222333000181')).toEqual([]);
    expect(searchWords('#00012 4b 4,5').map(codeDigits)).toEqual(['00012', undefined, undefined]);
  });
});
