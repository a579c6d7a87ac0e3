import fc from 'fast-check';
import { base32, codeOf, otpauthUri, stepAt, stepOfCode } from './totp.js';

const KEY = Buffer.from('12345678901234567890');

describe('codes by time', () => {
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at second %d it is %s', (second, code) => {
    expect(codeOf(KEY, stepAt(second * 1000))).toBe(code);
    expect(stepOfCode(KEY, code, second * 1000, null)).toBe(stepAt(second * 1000));
  });

  it('count one step early and late, no more', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    const counted = [-2, -1, 0, 1, 2].map((off) => stepOfCode(KEY, codeOf(KEY, step + off), now, null));
    expect(counted).toEqual([null, step - 1, step, step + 1, null]);
  });

  it('count once, and none before one that was used', () => {
    const now = 1_700_000_000_000;
    const step = stepAt(now);
    expect(stepOfCode(KEY, codeOf(KEY, step), now, step)).toBeNull();
    expect(stepOfCode(KEY, codeOf(KEY, step - 1), now, step)).toBeNull();
    expect(stepOfCode(KEY, codeOf(KEY, step + 1), now, step)).toBe(step + 1);
  });

  it('are six digits, and nothing else is taken for one', () => {
    const now = 1_700_000_000_000;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 8 }), (text) => {
        fc.pre(!/^\d{6}$/.test(text));
        expect(stepOfCode(KEY, text, now, null)).toBeNull();
      }),
      { examples: [['éééééé'], ['']] },
    );
  });
});

describe('a key as text', () => {
  // RFC 4648, section 10, without padding.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %s', (text, encoded) => expect(base32(Buffer.from(text))).toBe(encoded));

  it('stands in the address that apps read, with names that are safe in it', () => {
    expect(otpauthUri(KEY, 'Forja & Cia', 'ana@x.test')).toBe(
      'otpauth://totp/Forja%20%26%20Cia:ana%40x.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Forja%20%26%20Cia',
    );
  });
});
