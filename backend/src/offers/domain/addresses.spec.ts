import { addressesIn, distinct, isAddress } from './addresses.js';

describe('an address', () => {
  it.each([
    ['compras@metal.com.br', true],
    ["o'neil+x_y.z@a-b.co", true],
    ['a@b', false],
    ['a@b.c', false],
    ['.a@b.com', false],
    ['a..b@b.com', false],
    ['a@-b.com', false],
    ['a b@b.com', false],
    ['a@b.com\r\nBcc: x@y.com', false],
    ['a@b.com\n', false],
    ['a@b.com>', false],
    ['"a"@b.com', false],
    ['<a@b.com>', false],
    ['a@b.com,c@d.com', false],
    ['josé@b.com', false],
    [`${'a'.repeat(65)}@b.com`, false],
    [`a@${'b.'.repeat(130)}com`, false],
  ])('%j: %s', (text, valid) => {
    expect(isAddress(text)).toBe(valid);
  });

  it('is found among several, each once', () => {
    expect(addressesIn('a@x.com; B@x.com, a@X.com\nno')).toEqual(['a@x.com', 'B@x.com']);
    expect(distinct(['b@x.com', 'c@x.com'], ['B@x.com'])).toEqual(['c@x.com']);
    expect(addressesIn(null)).toEqual([]);
  });
});
