import { datePatternsOn } from './date-patterns.js';
import { dateOf } from './parse-date.js';

it.each([
  ['25/12/2013', '2013-12-25'],
  ['12/25/2013', '2013-12-25'],
  ['2013-12-25', '2013-12-25'],
  ['25.12.13', '2013-12-25'],
  ['25 de dezembro de 2013', '2013-12-25'],
  ['25-Dez-2013', '2013-12-25'],
  ['25/DEC/2013', '2013-12-25'],
  ['25.Okt.2013', '2013-10-25'],
  ['2013-MAR-04', '2013-03-04'],
  ['Mar/04/2013', '2013-03-04'],
  ['4 Mär 2013', '2013-03-04'],
  ['15 ene 2014', '2014-01-15'],
  ['31/04/2013x', null],
  ['32/13/2013', null],
  ['10-ABC-12', null],
])('a date that is certain: %s is %s', (printed, expected) => {
  expect(dateOf(printed)).toBe(expected);
});

it('a page shows how its dates are written by those of which one number is no month', () => {
  const run = (text: string) => ({ text, parts: text.split(' ').map((word) => ({ text: word })) });
  const texts = ['DATA 25/04/2013', '03-04-2013', '11/29/2013', '2013-04-25'].map(run);
  expect(datePatternsOn(texts)).toEqual(['day/', 'month/']);
  expect(datePatternsOn(texts.slice(1, 2))).toBeNull();
});
