import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { countDecimals, decimalText } from './decimal';
import { formatDecimal } from './numbers';
import { readNumber, readPair } from './typed-number';

const NO_NUMBER = 'não é um número';

const GUIDE = path.join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'guia-do-usuario.md');

/** The user guide's table of inputs: each text in code marks of the first column is read as the second one says. */
const documented = (/\n## Números\n(.*?)\n## /s.exec(readFileSync(GUIDE, 'utf8'))?.[1] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, typed = '', read = '']) =>
    [...typed.matchAll(/`(.+?)`/g)].map(([, text = '']) => [text, read]),
  );

const shownResult = (typed: string): string => {
  const read = readNumber(typed, { prefix: 'R$', units: { kg: 0, g: -3 } });
  return read ? formatDecimal(read.text, 0, 20) : NO_NUMBER;
};

it('the guide has a table of inputs', () => {
  expect(documented.length).toBeGreaterThan(25);
});

it.each(documented)('reads %p as the guide says: %s', (typed = '', read = '') => {
  expect(shownResult(typed)).toBe(read);
});

it.each([
  ['1.234.567', '1234567'],
  ['12.345.678,9', '12345678.9'],
  ['1234.567', '1234.567'],
  ['0,007850', '0.00785'],
  ['\u22125', '-5'],
  ['1\u00a0234,5', '1234.5'],
  ['2-5', '-3'],
  ['-(2+3)*2', '-10'],
  ['1,1+2,2', '3.3'],
  ['10/3', '3.333333333333'],
  ['2 + 3', '5'],
])('reads %p as %s', (typed, expected) => {
  expect(readNumber(typed)?.text).toBe(expected);
});

it.each([
  '1.23.456',
  '1,5,6',
  '1.234.5',
  '1.2345.678',
  '12 34',
  'R$ 5',
  '5 kg',
  '3**2',
  '2*',
  '(2',
  '2)',
  ')(',
  '5/0',
])('does not read %p', (typed) => {
  expect(readNumber(typed)).toBeUndefined();
});

it('distinguishes an empty text from one that is no number, and a sum from a number', () => {
  expect(readNumber('  ')).toBeNull();
  expect(readNumber(',')).toBeUndefined();
  expect(readNumber('-5')).toEqual({ text: '-5', calculated: false, finer: false });
  expect(readNumber('2+3')).toEqual({ text: '5', calculated: true, finer: false });
});

it('a unit of the field moves the point, one of another field is no number', () => {
  const kg = { units: { kg: 0, g: -3 } };
  expect(readNumber('0,3 g', kg)?.text).toBe('0.0003');
  expect(readNumber('250g', kg)?.text).toBe('0.25');
  expect(readNumber('1,5 kg', kg)?.text).toBe('1.5');
  expect(readNumber('1,5 mm', kg)).toBeUndefined();
});

/** Canonical decimals with up to twelve digits before the point and six behind it, without superfluous zeros. */
const canonical = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999_999 }), fc.stringMatching(/^\d{0,5}[1-9]$/))
  .map(([whole, fraction]) => `${whole}.${fraction}`);

it('reads back what is shown, whatever the number', () => {
  fc.assert(
    fc.property(canonical, (text) => {
      expect(readNumber(formatDecimal(text, countDecimals(text)))?.text).toBe(text);
    }),
  );
});

it('adds as exactly as whole numbers are added', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 });
  const shown = (value: number) => decimalText(value / 100).replace('.', ',');
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(readNumber(`${shown(one)}+${shown(other)}`)?.text).toBe(decimalText((one + other) / 100));
    }),
  );
});

it('answers every text, however it is nested', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readNumber(text);
      if (read) expect(read.text).toMatch(/^-?\d+(\.\d+)?$/);
    }),
  );
  expect(readNumber('('.repeat(5000))).toBeUndefined();
});

it.each([
  ['250x400', ['250', '400']],
  ['1.200,5 × 3000 mm', ['1200.5', '3000']],
  ['250X400', ['250', '400']],
  ['250', null],
  ['250x', null],
  ['x400', null],
  ['3x250x400', null],
  ['-5x3', null],
  ['2*3x4', null],
  ['axb', null],
])('reads %s as the two sizes %p', (typed, sizes) => {
  expect(readPair(typed, { units: { mm: 0 } })).toEqual(sizes);
});
