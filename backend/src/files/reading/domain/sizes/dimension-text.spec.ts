import { lengthOf } from './dimensions.js';

describe('the length that a dimension says', () => {
  it.each([
    ['120', 120],
    ['120,5', 120.5],
    ['(120)', 120],
    ['120 mm', 120],
    ['120 ±0.1', 120],
    ['120±0,1', 120],
    ['120 +0.1/-0', 120],
    ['120 +0,1 -0,05', 120],
    ['3,99 -0,02', 3.99],
    ['120 [4.72]', 120],
    ['120 mm [4.724 in]', 120],
    ['.5', 0.5],
  ])('%s in mm is %d', (text, value) => {
    expect(lengthOf(text, 'mm')).toBe(value);
  });

  it.each([
    ['4.5', 114.3],
    ['1.250', 31.75],
    ['.5', 12.7],
    ['.5"', 12.7],
    ['2 ±.01', 50.8],
  ])('%s in inches is %d mm', (text, value) => {
    expect(lengthOf(text, 'inch')).toBeCloseTo(value, 6);
  });

  it.each([
    '[4.72]',
    'Ø120',
    'R5',
    '2x 12',
    '45°',
    '120 x 80',
    '1.250',
    '4.5"',
    '12 H7',
    '10 5',
    '0',
    '12-08-24',
    '',
  ])('%s is no length in mm', (text) => {
    expect(lengthOf(text, 'mm')).toBeNull();
  });

  it('a length in mm is none on a sheet in inches', () => {
    expect(lengthOf('120 mm', 'inch')).toBeNull();
  });
});
