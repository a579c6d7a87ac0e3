import { writesDayFirst } from './labels.js';
import { datePatternsOn, dateOf } from './dates.js';

it.each([
  ['25/12/2013', '2013-12-25'],
  ['12/25/2013', '2013-12-25'],
  ['2013-12-25', '2013-12-25'],
  ['25.12.13', '2013-12-25'],
  ['25 de dezembro de 2013', '2013-12-25'],
  ['25-Dez-2013', '2013-12-25'],
  ['25/DEC/2013', '2013-12-25'],
  ['25.Okt.2013', '2013-10-25'],
  ['Mar/04/2013', '2013-03-04'],
  ['4 Mär 2013', '2013-03-04'],
  ['15 ene 2014', '2014-01-15'],
  ['Monday, June 13, 2016', '2016-06-13'],
  ['sexta-feira, 14 de março de 2024', '2024-03-14'],
  ['Friday, April 12, 2019 3:23:44 PM', '2019-04-12'],
  ['2019-08-27 10:23', '2019-08-27'],
  ['2019-08-27T10:23:11Z', '2019-08-27'],
  ['2024.03.14.', '2024-03-14'],
  ['Jan-05-23', '2023-01-05'],
  ['Jan 05 23', null],
  ['Sunday, December 21, 2025', '2025-12-21'],
  ['12th June 2020', '2020-06-12'],
  ['June 1st, 2020', '2020-06-01'],
  ['14 juin 2020', '2020-06-14'],
  ['14 juillet 2020', '2020-07-14'],
  ['1er août 2020', '2020-08-01'],
  ['20240314', null],
  ['10:23', null],
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

it.each([
  ['03/04/2013', ['Escala:', 'Desenhado'], ['day/']],
  ['03/04/2013', ['MASSSTAB', 'Blatt', 'Datum'], ['day/']],
  ['03/04/2013', ['Escala', 'ESCALA:1:10', 'DATE'], null],
  ['03/04/2013', ['SCALE', 'DRAWN', 'DATE', 'TITLE'], null],
  ['03.04.2013', ['SCALE', 'DRAWN'], ['day.']],
  ['11/29/2013', ['Escala', 'Desenhado'], ['month/']],
])('a page with %s and the labels %j shows %j', (text, labels, expected) => {
  expect(datePatternsOn([{ text, parts: [] }], { dayFirst: writesDayFirst(labels) })).toEqual(expected);
});

it.each([
  ['written on one of both days', '03/04/2013', '2013-04-03', 'day/'],
  ['written on the other one', '03/04/2013', '2013-03-04', 'month/'],
  ['a day behind in another time zone', '07/04/2013', '2013-04-06', 'day/'],
  ['written between both', '03/12/2013', '2013-05-20', 'month/'],
  ['written within a week', '08-02-2018', '2018-08-07', 'month-'],
  ['written weeks later', '08/06/2020', '2020-08-17', null],
  ['written between both, soon before one', '07/01/2025', '2025-06-27', null],
  ['written years later', '03/04/2013', '2019-04-03', null],
  ['written weeks before a planned date', '07/01/20', '2019-11-29', 'day/'],
  ['written long before both', '07/11/20', '2019-12-09', null],
  ['of no date', '03/04/2013', undefined, null],
  ['of a broken date', '03/04/2013', '2013-99-99', null],
])('a file %s says how %s is written', (_, text, created, pattern) => {
  expect(datePatternsOn([{ text, parts: [] }], { created })).toEqual(pattern && [pattern]);
});

it('certain dates and the language of a page go before the day on which its file was written', () => {
  const run = (text: string) => ({ text, parts: [] });
  expect(datePatternsOn([run('03/04/2013'), run('25/04/2013')], { created: '2013-03-04' })).toEqual(['day/']);
  expect(datePatternsOn([run('03/04/2013')], { dayFirst: true, created: '2013-03-04' })).toEqual(['day/']);
});
